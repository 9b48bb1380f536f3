/** Why something did not work; empty when it did. */
export function ErrorText({ error, testId }: { error: string; testId?: string }) {
  if (error === "") return null;
  return (
    <p className="error" role="alert" data-testid={testId}>
      {error}
    </p>
  );
}
