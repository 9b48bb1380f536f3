import { Component, type ReactNode } from "react";
import { isMissingPart } from "../model/parts";
import { BrokenPage } from "./LostPage";
import { MissingPart } from "./MissingPart";

interface Failure {
  /** The error that was thrown. */
  readonly error: unknown;
}

/** Shows a way out when the page itself fails; the game is safe on the server. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure: Failure | null }> {
  override state = { failure: null as Failure | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return isMissingPart(failure.error) ? <MissingPart /> : <BrokenPage />;
  }
}
