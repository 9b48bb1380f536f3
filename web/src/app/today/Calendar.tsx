import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../protocol/messages";
import { Link } from "../Link";
import { dayName, monthName, monthOf, monthStart, shiftedMonth, weekdays } from "./dates";

/** A month with what the player has done on each day; other months are a tap away. */
export function Calendar({ day }: { day: Day }) {
  const { t, i18n } = useTranslation("today");
  const [shown, setShown] = useState(day.day);
  const { language } = i18n;
  const done = new Map(day.calendar.map(({ day: each, kinds }) => [each, kinds.length]));
  const of = day.puzzles.length;
  return (
    <section aria-labelledby="daily-calendar">
      <h2 id="daily-calendar">{t("calendar")}</h2>
      <div className="calendar-months" role="group" aria-label={t("months")}>
        <Month to={shiftedMonth(shown, -1)} way="before" day={day} show={setShown} />
        <b role="status" data-testid="month">
          {monthName(shown, language)}
        </b>
        <Month to={shiftedMonth(shown, 1)} way="after" day={day} show={setShown} />
      </div>
      {/* Screen readers read each day with its weekday. */}
      <div className="calendar weekdays" aria-hidden="true">
        {weekdays(language).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="calendar">
        {monthOf(shown).map((each, place) => {
          const count = each === null ? 0 : (done.get(each) ?? 0);
          const isThere = each !== null && each >= day.first && each <= day.today;
          return (
            <li key={place} data-count={count} data-shown={each === day.day}>
              {each !== null && !isThere && Number(each.slice(8))}
              {isThere && (
                <Link to={`/today/${each}`} testId={`day-${each}`}>
                  <span aria-hidden="true">
                    {Number(each.slice(8))}
                    <small>{"●".repeat(count)}</small>
                  </span>
                  <span className="hidden-text">
                    {t("doneOf", { day: dayName(each, language), count, of })}
                  </span>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface MonthProps {
  /** The first day of that month. */
  to: string;
  way: "before" | "after";
  day: Day;
  show: (day: string) => void;
}

/** Shows the month before or after, as far as there are puzzles. */
function Month({ to, way, day, show }: MonthProps) {
  const { t, i18n } = useTranslation("today");
  const isThere = to >= monthStart(day.first) && to <= day.today;
  return (
    <button
      type="button"
      className="button"
      aria-label={t(`month.${way}`, { month: monthName(to, i18n.language) })}
      aria-disabled={!isThere}
      data-testid={`month-${way}`}
      onClick={() => {
        if (isThere) show(to);
      }}
    >
      {way === "before" ? "‹" : "›"}
    </button>
  );
}
