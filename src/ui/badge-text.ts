/** The number as antd's Badge shows it, for the name of the button around it. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
