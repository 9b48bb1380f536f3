import { useEffect, useRef } from "react";
import type { Incoming } from "../../protocol/messages";
import type { TablePageProps } from "../table/TablePage";

type OneMessageProps = Pick<TablePageProps, "status" | "refused" | "send"> & { n: number };

/**
 * Send one message for each view: a second tap before the answer is the same request, not another one. A
 * refusal is an answer, and a lost connection means that none will come: then a tap counts again.
 */
export function useOneMessage({ n, status, refused, send }: OneMessageProps) {
  const sentAt = useRef<number | null>(null);
  useEffect(() => {
    if (refused !== null) sentAt.current = null;
  }, [refused]);
  useEffect(() => {
    if (status !== "live") sentAt.current = null;
  }, [status]);
  return (message: Incoming): boolean => {
    if (sentAt.current === n || !send(message)) return false;
    sentAt.current = n;
    return true;
  };
}
