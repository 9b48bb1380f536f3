interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** Ask whether this device wants to load as little as possible. */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;
