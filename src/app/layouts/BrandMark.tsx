/** The portal's sign; decoration beside its name. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <ellipse cx="16" cy="16" rx="14" ry="5.5" />
        <ellipse cx="16" cy="16" rx="14" ry="5.5" transform="rotate(60 16 16)" />
        <ellipse cx="16" cy="16" rx="14" ry="5.5" transform="rotate(120 16 16)" />
      </g>
      <circle cx="16" cy="16" r="2.5" fill="currentColor" />
    </svg>
  )
}
