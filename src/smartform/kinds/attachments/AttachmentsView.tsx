import { Button } from '@/ui/Button'
import { sizeText } from '@/ui/upload-rules'
import { useReading } from '../../fields/smartform-context'
import type { ViewProps } from '../screen-props'
import styles from './AttachmentsView.module.css'

/** Files to open; their links are built at the click. */
export function AttachmentsView({ value }: ViewProps<'attachments'>) {
  const { openFile: open } = useReading()
  return (
    <ul className={styles.files}>
      {value.map((file) => (
        <li key={file.uid}>
          {open ? (
            <Button
              type="link"
              size="small"
              className={styles.name}
              onClick={() => {
                // A failure is announced by the transport.
                open(file).catch(() => undefined)
              }}
            >
              {file.name}
            </Button>
          ) : (
            file.name
          )}
          <span className={styles.size}>{sizeText(file.size)}</span>
        </li>
      ))}
    </ul>
  )
}
