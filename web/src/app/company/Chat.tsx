import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useGuestName } from "../../model/guest";
import type { ChatLine } from "../../protocol/messages";
import { Check } from "../settings/fields";
import type { Company } from "./context";

/** The longest line, in characters; the server has the same limit. */
const LONGEST = 200;

/** The table's chat: off until the host switches it on. */
export function Chat({ company }: { company: Company }) {
  const { t } = useTranslation("company");
  const { table, lines, send } = company;
  const heading = useId();
  const isHost = table.you !== null && table.you === table.host;
  return (
    <section className="chat" aria-labelledby={heading} data-on={table.chat}>
      <h2 id={heading}>{t("chat")}</h2>
      {isHost && (
        <Check
          label={t("chatHost")}
          testId="switch-chat"
          checked={table.chat}
          onChange={(on) => send({ type: "switch_chat", on })}
        />
      )}
      {!table.chat && !isHost && <p className="hint">{t("chatOff")}</p>}
      {table.chat && <Lines lines={lines} />}
      {table.chat && <Write company={company} />}
    </section>
  );
}

/** The chat so far, with the newest line in view at the bottom. */
function Lines({ lines }: { lines: readonly ChatLine[] }) {
  const { t } = useTranslation("company");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  if (lines.length === 0) return <p className="hint">{t("nothing")}</p>;
  return (
    // It scrolls, so the keyboard must reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="chat-lines" ref={list} tabIndex={0} aria-label={t("lines")} data-testid="chat">
      {lines.map(({ number, name, seat, text }) => (
        <li key={number}>
          <b>{name}</b>
          {seat === null && <span className="seat-tag">{t("spectator")}</span>} {text}
        </li>
      ))}
    </ul>
  );
}

/** The line being written; it stays in its field until the server has it. */
function Write({ company: { table, lines, send, refused } }: { company: Company }) {
  const { t } = useTranslation("company");
  const guest = useGuestName();
  const [draft, setDraft] = useState("");
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (lines.at(-1)?.text === sent.current?.trim()) sent.current = null;
  }, [lines]);
  // A refused line comes back, so that its author can change it or send it again, but over nothing new.
  useEffect(() => {
    const line = sent.current;
    if (refused?.to === "write" && line !== null) setDraft((now) => (now === "" ? line : now));
  }, [refused]);
  if (table.you === null && guest === "") return <p className="hint">{t("nameFirst")}</p>;
  const write = (event: SubmitEvent) => {
    event.preventDefault();
    if (draft.trim() === "" || !send({ type: "write", text: draft })) return;
    sent.current = draft;
    setDraft("");
  };
  return (
    <form className="chat-write" onSubmit={write}>
      <input
        className="input"
        aria-label={t("line")}
        placeholder={t("line")}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        data-testid="chat-line"
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
      />
      <button type="submit" className="button" data-testid="chat-send">
        {t("send")}
      </button>
    </form>
  );
}
