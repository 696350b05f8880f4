import styles from './FieldFrame.module.css'

/** The class for each number of grid columns a field takes. */
export const frameWidths = { 1: styles.one, 2: styles.two, 3: styles.three } as const
