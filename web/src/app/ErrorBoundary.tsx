import { Component, type ReactNode } from "react";
import { BrokenPage } from "./LostPage";

/** Shows a way on when the page itself fails; the game is safe on the server. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}
