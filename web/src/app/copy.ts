import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../model/announcer";

type CopiedField = HTMLInputElement | HTMLTextAreaElement;

/** Whether the text was copied; if the browser forbids it, the text stays selected for copying by hand. */
export type Copied = "no" | "yes" | "by hand";

/** Copies the text of a field and says so. */
export function useCopy(field: RefObject<CopiedField | null>) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<Copied>("no");
  const copy = async () => {
    const isDone = field.current !== null && (await copyFrom(field.current));
    setCopied(isDone ? "yes" : "by hand");
    announce(t(isDone ? "seats.copied" : "seats.copyByHand"));
  };
  return {
    copied,
    copy: () => void copy(),
    forget: () => {
      setCopied("no");
    },
  };
}

/** Copy the text of a field; false if the browser forbids it, and then the text stays selected. */
export async function copyFrom(field: CopiedField): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelected(field);
  }
}

/** Over plain HTTP there is no clipboard API, only the old command. */
function copySelected(field: CopiedField): boolean {
  field.focus();
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
