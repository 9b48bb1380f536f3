const PINES = [10, 24, 40, 92, 108];

/** Grey mountains: a far range, two great peaks with snow and a dark side, pines at their feet. */
export function Mountains() {
  return (
    <>
      <path d="M0 78 16 62l10 9 16-17 14 16 16-20 16 22 14-10 18 16v50H0Z" fill="var(--far)" />
      <path d="M-8 128 38 60l20 32 24-50 48 86Z" fill="var(--mid)" />
      <path
        d="M38 60 58 92l6-12 4 14-8 34H34l8-36-6-10ZM82 42l48 86H84l6-34-10-18 6-12Z"
        fill="var(--near)"
      />
      <path d="M82 42 67 73l6-3 4 7 6-9 5 8 5-5 5 4Z" fill="var(--card-paper)" />
      <path d="M38 60 26 78l5-1.5 3.5 5 4.5-6 4 5 3-4.5 2.5.5Z" fill="var(--card-paper)" />
      <path d="M0 112c26-8 44-6 62-1 20 4 40 2 58-4v20H0Z" fill="var(--deep)" />
      {PINES.map((x) => (
        <path
          key={x}
          transform={`translate(${x} ${x > 60 ? 112 : 113})`}
          d="M0-22 5-13H3l5 8H5l5 8h-20l5-8h-3l5-8h-2Z"
          fill="var(--deep)"
        />
      ))}
    </>
  );
}
