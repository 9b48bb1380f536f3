import { Component, useEffect, useEffectEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fetchAhead } from "../model/later";
import { isMissingPart } from "../model/parts";
import { pauseBefore } from "../net/backoff";
import { fetchHealth } from "../net/http";
import "./part-boundary.css";

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly isRetried: boolean;
}

/**
 * Keeps the page when a part of it does not load: it says so in the part's place, and loads it once the
 * server answers. What fails again is the whole page's business: the server may have a newer one.
 */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, isRetried: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  private readonly retry = (): void => {
    this.setState({ failure: null, isRetried: true });
  };

  override render() {
    const { failure, isRetried } = this.state;
    if (failure === null) return this.props.children;
    if (isRetried || !isMissingPart(failure.error)) throw failure.error;
    return <WaitingPart onBack={this.retry} />;
  }
}

function WaitingPart({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const back = useEffectEvent(onBack);
  useEffect(() => {
    let isHere = true;
    let timer = 0;
    const look = async (retry: number) => {
      const isBack = await fetchHealth()
        .then(fetchAhead)
        .then(
          () => true,
          () => false,
        );
      if (!isHere) return;
      if (isBack) back();
      else timer = window.setTimeout(() => void look(retry + 1), pauseBefore(retry, Math.random));
    };
    void look(0);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return (
    <p className="waiting-part paper" role="alert" data-testid="waiting-part">
      {t("lost.partWaits")}
    </p>
  );
}
