const shapes = {
  insert: 'M8 3v10M3 8h10',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5v-8h7.5',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  remove: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 9h5.8l.6-9M6.8 7v4M9.2 7v4',
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
      strokeWidth="1.3"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
