/** What antd's Badge shows of a number, for the name of the button that holds it. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
