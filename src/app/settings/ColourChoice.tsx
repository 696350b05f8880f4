/** The choice of the theme colour in the settings drawer. */
import { useId } from 'react'
import { useT } from '@/ui/use-t'
import styles from './ColourChoice.module.css'
import { type ThemeColour, themeColours } from './theme-colours'

interface ColourChoiceProps {
  labelledBy: string
  value: ThemeColour
  onChange(colour: ThemeColour): void
}

/** The eight theme colours as named radio buttons. */
export function ColourChoice({ labelledBy, value, onChange }: ColourChoiceProps) {
  const t = useT()
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.colours}>
      {themeColours.map((colour) => (
        <label key={colour.value} className={styles.colour} title={t(colour.name)}>
          <input
            type="radio"
            name={name}
            aria-label={t(colour.name)}
            checked={colour.value === value}
            onChange={() => onChange(colour.value)}
            ref={(input) => input?.style.setProperty('--colour', colour.value)}
          />
        </label>
      ))}
    </div>
  )
}
