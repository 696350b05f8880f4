/** The number in a badge as text, for the accessible names of the bell and the notices button. */

/** The number as antd's Badge shows it, for the name of the button around it. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
