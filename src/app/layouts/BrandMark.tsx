/**
 * The portal's emblem: a magnolia, the city's flower, over a laboratory dish. Decorative; `public/favicon.svg` is the
 * same drawing.
 */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d="M16 2c4.6 5 4.6 13 0 18.6-4.6-5.6-4.6-13.6 0-18.6z" />
      <path
        opacity=".72"
        d="M3.5 8.5c6 .6 10 5 10.6 12.700C8.300 20.400 4.300 15.800 3.5 8.5zM28.5 8.5c-.8 7.300-4.800 11.900-10.6 12.700C18.5 13.5 22.5 9.100 28.5 8.5z"
      />
      <path d="M5 23.5h22a11.5 6.5 0 0 1-22 0z" />
    </svg>
  )
}
