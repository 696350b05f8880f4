/** The line in the editor that names other people who have the form open. */
import { TeamOutlined } from '@ant-design/icons'
import { useT } from '@/ui/use-t'
import type { SmartformPorts } from '../ports'
import type { FormNode } from '../schema/nodes'
import styles from './PresenceLine.module.css'
import { presenceTexts, usePresence } from './use-presence'

interface PresenceLineProps {
  form: FormNode
  report: SmartformPorts['presence']
  contentId: string
  pageId: string
}

/** Other people who have this form open; announced on change, hidden while there are none. */
export function PresenceLine({ form, report, contentId, pageId }: PresenceLineProps) {
  const t = useT()
  const texts = presenceTexts(form, usePresence({ report, contentId, pageId }), pageId)
  return (
    <div role="status" className={styles.line}>
      {texts.length > 0 && (
        <>
          <TeamOutlined aria-hidden /> {texts.join(t('；'))}
        </>
      )}
    </div>
  )
}
