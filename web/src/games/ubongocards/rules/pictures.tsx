import { useTranslation } from "react-i18next";
import { RulePicture } from "../../../app/RulePicture";
import { SYMBOLS, type View } from "../../../protocol/ubongocards";
import { SymbolPicture } from "../art/CardArt";
import { LayoutPicture } from "../art/LayoutPicture";
import scenes from "../guide/scenes.json";
import { ALLOWED, FORBIDDEN, type Example } from "../help/examples";
import { jointsOf } from "../model/contacts";
import { isLying } from "../model/grid";
import "./pictures.css";

/** The end of the guided race, as checked by the rules: 10, 4 and 0 points. */
const CHECKED = scenes.at(-1)?.steps.at(-1)?.frames.at(-1)?.view as unknown as View;
/** The moment in its first scene when the row branches. */
const BRANCHED = scenes[0]?.steps.find(({ text }) => text === "branch")?.frames.at(-1)
  ?.view as unknown as View;

const laidBy = (view: View, seat: number) => (view.players[seat]?.laid ?? []).filter(isLying);

function Symbols() {
  const { t } = useTranslation("ubongocards-rules");
  return (
    <RulePicture caption={t("captions.symbols")}>
      <div className="rule-symbols" data-face="white">
        {SYMBOLS.map((name) => (
          <SymbolPicture key={name} name={name} face="white" />
        ))}
      </div>
    </RulePicture>
  );
}

/** What is allowed and what is not. */
function Contacts() {
  const { t } = useTranslation("ubongocards-help");
  const groups = [
    ["allowed", ALLOWED],
    ["forbidden", FORBIDDEN],
  ] as const;
  return groups.map(([title, examples]) => (
    <section key={title}>
      <h3 className="rule-kind">{t(title)}</h3>
      <div className="rule-layouts">
        {examples.map((example) => (
          <Contact key={example.name} {...example} />
        ))}
      </div>
    </section>
  ));
}

function Contact({ name, laid, joints, breaches }: Example) {
  const { t } = useTranslation("ubongocards-help");
  return (
    <RulePicture caption={t(name)}>
      <div className="rule-layout">
        <LayoutPicture laid={laid} face="white" joints={joints} breaches={breaches} least={5.5} />
      </div>
    </RulePicture>
  );
}

function Branch() {
  const { t } = useTranslation("ubongocards-rules");
  const laid = laidBy(BRANCHED, 0);
  return (
    <RulePicture caption={t("captions.branch")}>
      <div className="rule-layout">
        <LayoutPicture laid={laid} face="white" joints={jointsOf(laid)} />
      </div>
    </RulePicture>
  );
}

type Caption = "seven" | "caller" | "other" | "wrong";

/** A player's cards at the end of that race. */
function Laid({ seat, caption }: { seat: number; caption: Caption }) {
  const { t } = useTranslation("ubongocards-rules");
  const laid = laidBy(CHECKED, seat);
  return (
    <RulePicture caption={t(`captions.${caption}`)}>
      <div className="rule-layout">
        <LayoutPicture
          laid={laid}
          face="white"
          joints={jointsOf(laid)}
          breaches={CHECKED.checked?.players[seat]?.breaches ?? []}
        />
      </div>
    </RulePicture>
  );
}

function Points() {
  return (
    <div className="rule-layouts">
      <Laid seat={0} caption="caller" />
      <Laid seat={1} caption="other" />
      <Laid seat={2} caption="wrong" />
    </div>
  );
}

/** Pictures and worked examples, by the rule that they illustrate. */
export const PICTURES = {
  "UC-2": Symbols,
  "UC-6": () => <Laid seat={0} caption="seven" />,
  "UC-8": Contacts,
  "UC-9": Branch,
  "UC-14": Points,
};
