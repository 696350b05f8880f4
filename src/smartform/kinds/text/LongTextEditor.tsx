import { countCharacters } from '@/lib/count-characters'
import { PlainTextArea } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import type { EditorProps } from '../screen-props'
import styles from './LongTextEditor.module.css'

/** Text over several lines with a counter; more than the limit can be typed and is then said, never cut off. */
export function LongTextEditor({ node, value, control, change }: EditorProps<'longText'>) {
  const t = useT()
  const limit = node.maxLength ?? 2000
  const count = countCharacters(value)
  const counterId = `${control.id}-counter`
  return (
    <>
      <PlainTextArea
        {...control}
        aria-describedby={[control['aria-describedby'], counterId].filter(Boolean).join(' ')}
        value={value}
        rows={node.rows ?? 4}
        onChange={(event) => change(event.target.value)}
      />
      <div id={counterId} className={count > limit ? styles.over : styles.counter}>
        {count > limit
          ? t('{count} / {limit} 字，多出 {over} 字', { count, limit, over: count - limit })
          : t('{count} / {limit} 字', { count, limit })}
      </div>
    </>
  )
}
