import styles from './base.module.css'

interface FactsProps {
  /** Accessible name. */
  label: string
  facts: readonly (readonly [label: string, value: string])[]
}

/** Facts of a base, as labels and values. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <section aria-label={label}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
