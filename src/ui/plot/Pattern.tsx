/** How parts are told apart without colour. */
export type PlotPattern = 'plain' | 'slanted' | 'dotted' | 'crossed' | 'lined' | 'barred'

const lines: Readonly<Record<PlotPattern, string>> = {
  plain: '',
  slanted: 'M0 8 L8 0',
  dotted: 'M2 2 h2 v2 h-2 z',
  crossed: 'M0 4 H8 M4 0 V8',
  lined: 'M0 4 H8',
  barred: 'M4 0 V8',
}

/** A fill for the parts of one series, by colour and by pattern. */
export function Pattern({ id, color, pattern }: { id: string; color: string; pattern: PlotPattern }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={color} />
      {lines[pattern] && (
        <path d={lines[pattern]} stroke="var(--ant-color-bg-container)" strokeWidth="1.2" fill="none" />
      )}
    </pattern>
  )
}

export function patternFill(id: string): string {
  return `url(#${CSS.escape(id)})`
}
