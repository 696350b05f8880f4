/** The grouped results of the search palette, as a listbox; the focus stays in the input. */

import { useT } from '@/ui/use-t'
import styles from './CommandPalette.module.css'
import type { PaletteEntry, PaletteGroup } from './palette-entries'

interface PaletteListProps {
  /** Id prefix of the list and its options. */
  id: string
  groups: readonly PaletteGroup[]
  /** Index of the active entry. */
  current: number
  onMark(id: string): void
  onChoose(entry: PaletteEntry): void
}

export function PaletteList({ id, groups, current, onMark, onChoose }: PaletteListProps) {
  const t = useT()
  const starts = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.entries.length, 0),
  )
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={groups.map(({ title }) => title).join('、')}
      className={styles.list}
    >
      {groups.map(({ title, total, entries }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of fields
        <div key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} className={styles.group}>
            {total > entries.length ? t('{title}（共 {total} 项）', { title, total }) : title}
          </div>
          {entries.map((entry, position) => {
            const at = (starts[index] ?? 0) + position
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses through the combobox
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
              <div
                key={entry.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === current}
                className={at === current ? `${styles.option} ${styles.current}` : styles.option}
                onMouseMove={() => at !== current && onMark(entry.id)}
                onClick={() => onChoose(entry)}
              >
                <span className={styles.title}>{entry.title}</span>
                {entry.fact && <span className={styles.fact}>{entry.fact}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
