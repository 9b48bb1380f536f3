/** Two boards fit side by side on a screen that is at least as wide. */
export const WIDE_ENOUGH = "(width >= 900px)";
