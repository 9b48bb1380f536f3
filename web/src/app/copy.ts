import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../model/announcer";

type CopiedField = HTMLInputElement | HTMLTextAreaElement;

/** Whether something was copied; where the browser does not let us, it stands there to be copied by hand. */
export type Copied = "no" | "yes" | "by hand";

/** Copies what stands in a field, and says so. */
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

/** Copy what stands in a field; false when the browser does not let us, and then it stays selected. */
export async function copyFrom(field: CopiedField): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelected(field);
  }
}

/** Over plain http there is no clipboard, except for the old command. */
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
