import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../Dialog";
import { useGame } from "../useGame";
import type { TablePageProps } from "../table/TablePage";

const ChangeTable = lazy(() => import("../new/ChangeTable"));

/** Lets the host change the table before the start. */
export function ChangeButton(props: Pick<TablePageProps, "table" | "send" | "refused">) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const game = useGame(props.table.game);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  const { you, host } = props.table;
  if (you === null || you !== host || !game) return null;
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-haspopup="dialog"
        data-testid="change"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t("seats.change")}
      </button>
      <Dialog open={isOpen} title={t("seats.change")} testId="change-dialog" onClose={close}>
        <Suspense fallback={<p>{t("loading")}</p>}>
          <ChangeTable {...props} game={game} onDone={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
