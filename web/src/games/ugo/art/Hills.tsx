const ROWS = [
  {
    y: 92,
    fill: "var(--far)",
    shade: "var(--mid)",
    peaks: [10, 42, 74, 106],
    width: 44,
    height: 26,
  },
  { y: 110, fill: "var(--mid)", shade: "var(--near)", peaks: [26, 66, 108], width: 54, height: 32 },
  { y: 130, fill: "var(--near)", shade: "var(--deep)", peaks: [0, 46, 90], width: 64, height: 36 },
];

/** Red hills: three rows of pointed hills, each with a shaded side and two contour lines. */
export function Hills() {
  return ROWS.map(({ y, fill, shade, peaks, width, height }) => (
    <g key={y}>
      {peaks.map((x) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${width / 40} ${height / 24})`}>
          <path d="M-20 0C-14-3-8-23 0-23S14-3 20 0v24h-40Z" fill={fill} />
          <path d="M0-23C8-23 14-3 20 0v24H4C9 8 6-12 0-23Z" fill={shade} opacity=".55" />
          <path
            d="M-9.5-7.5c2.2-.6 3.8-1.6 5.3-3.2M-13.5-.5c3.6-1 6.2-2.6 8.6-5.2"
            fill="none"
            stroke="var(--sky)"
            strokeWidth="1.1"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  ));
}
