import { describe, expect, it } from "vitest";
import { dayName, fullDate, monthName, monthOf, monthStart, shiftedMonth, weekdays } from "./dates";

describe("the calendar", () => {
  it("begins its weeks on Monday", () => {
    const november = monthOf("2026-11-18");
    expect(november.indexOf("2026-11-01")).toBe(6);
    expect(november.at(-1)).toBe("2026-11-30");
    expect(monthOf("2028-02-01").at(-1)).toBe("2028-02-29");
  });

  it("goes from month to month, over the turn of the year too", () => {
    expect(monthStart("2026-11-18")).toBe("2026-11-01");
    expect(shiftedMonth("2027-03-31", -1)).toBe("2027-02-01");
    expect(shiftedMonth("2026-12-31", 1)).toBe("2027-01-01");
    expect(shiftedMonth("2027-01-01", -1)).toBe("2026-12-01");
  });

  it.each([
    ["en", "Sunday 1 November", "November 2026", "Mon", "Sun"],
    ["de", "Sonntag, 1. November", "November 2026", "Mo", "So"],
    ["fr", "dimanche 1 novembre", "novembre 2026", "lun.", "dim."],
  ])("names its days, month and weekdays in %s", (language, day, month, first, last) => {
    expect(dayName("2026-11-01", language)).toBe(day);
    expect(monthName("2026-11-01", language)).toBe(month);
    expect(weekdays(language)).toHaveLength(7);
    expect(weekdays(language)[0]).toBe(first);
    expect(weekdays(language)[6]).toBe(last);
  });

  it("formats a day in full", () => {
    expect(fullDate("2026-11-18", "de")).toBe("Mittwoch, 18. November 2026");
  });
});
