/** Colours and patterns of series, in order of use; neighbours are distinguishable in both. */
export const seriesLooks = [
  { color: 'var(--ant-blue-6)', pattern: 'plain' },
  { color: 'var(--ant-gold-7)', pattern: 'slanted' },
  { color: 'var(--ant-green-7)', pattern: 'crossed' },
  { color: 'var(--ant-purple-7)', pattern: 'dotted' },
  { color: 'var(--ant-red-7)', pattern: 'lined' },
  { color: 'var(--ant-cyan-8)', pattern: 'barred' },
  { color: 'var(--ant-magenta-7)', pattern: 'slanted' },
  { color: 'var(--ant-geekblue-7)', pattern: 'dotted' },
] as const
