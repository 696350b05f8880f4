import { PushpinFilled, PushpinOutlined } from '@ant-design/icons'
import { useId, useState } from 'react'
import { Button } from '@/ui/Button'
import { PlainTextArea } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import type { Note, Notes } from '../use-notes'
import styles from './workbench.module.css'

interface NoteHereProps {
  /** Path of the answer, and what it is called. */
  place: string
  label: string
  notes: Notes
}

/** The notes of one place of the document, for oneself: a button that opens them, to be written, changed and removed. */
export function NoteHere({ place, label, notes }: NoteHereProps) {
  const t = useT()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [begun, setBegun] = useState<string | null>(null)
  const here = notes.all.filter((note) => note.place === place)
  if (here.length === 0 && !notes.write) return null
  const name =
    here.length > 0 ? t('{label} 的批注（{n}）', { label, n: here.length }) : t('给 {label} 加批注', { label })
  return (
    <span className={styles.noteHere} data-not-found>
      <Button
        size="small"
        type="text"
        icon={here.length > 0 ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
        aria-label={name}
        title={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {here.length > 0 ? here.length : undefined}
      </Button>
      {open && (
        <span id={id} className={styles.noteBox}>
          {here
            .filter(({ id }) => id !== begun)
            .map((note) => (
              <OneNote key={note.id} note={note} notes={notes} />
            ))}
          {notes.write && (
            <NewNote {...{ place, label, begun }} write={notes.write} first={here.length === 0} onBegun={setBegun} />
          )}
        </span>
      )}
    </span>
  )
}

/** A note as it stands, to be changed where it can be. */
function OneNote({ note, notes: { write } }: { note: Note; notes: Notes }) {
  const t = useT()
  if (!write) return <span className={styles.noteText}>{note.text}</span>
  return (
    <span className={styles.note}>
      <PlainTextArea
        rows={2}
        aria-label={t('批注（仅自己可见）')}
        value={note.text}
        maxLength={1000}
        onChange={({ target }) => write.change(note.id, target.value)}
      />
      <Button size="small" type="text" onClick={() => write.remove(note.id)}>
        {t('删除批注')}
      </Button>
    </span>
  )
}

interface NewNoteProps {
  place: string
  label: string
  write: NonNullable<Notes['write']>
  /** Whether it is the only thing there is to do here. */
  first: boolean
  /** Which note is being written here, and so shown here alone. */
  begun: string | null
  onBegun(id: string | null): void
}

/** A note that is begun by its first character: from then on it is saved as it is typed. */
function NewNote({ place, label, write, first, begun, onBegun }: NewNoteProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const type = (now: string) => {
    setWords(now)
    if (now.trim() === '') {
      if (begun !== null) write.remove(begun)
      return onBegun(null)
    }
    if (begun === null) onBegun(write.add(place, label, now.trim()))
    else write.change(begun, now.trim())
  }
  const end = () => {
    // At the limit of the list it was not taken, and stays to be copied.
    if (begun === null) return
    setWords('')
    onBegun(null)
  }
  return (
    <span className={styles.note}>
      <PlainTextArea
        autoFocus={first}
        rows={2}
        aria-label={t('新批注（仅自己可见）')}
        placeholder={t('仅自己可见，按 Ctrl+Enter 保存')}
        value={words}
        maxLength={1000}
        onChange={({ target }) => type(target.value)}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) end()
        }}
      />
      <Button size="small" onClick={end}>
        {t('保存批注')}
      </Button>
    </span>
  )
}
