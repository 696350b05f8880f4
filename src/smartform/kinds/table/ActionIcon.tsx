const shapes = {
  more: 'M3.2 8h.1M7.95 8h.1M12.7 8h.1',
  sort: 'M5 3v10M2.5 5.5L5 3l2.5 2.5M11 13V3M8.5 10.5L11 13l2.5-2.5',
}

/** A small drawing for a button that has its words beside it or as its name; a plain one, since tables have hundreds. */
export function ActionIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2 : 1.3}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
