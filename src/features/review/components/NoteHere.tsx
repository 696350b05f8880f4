/** The button and input for an expert's private note at one answer of the proposal. */

import { PushpinFilled, PushpinOutlined } from '@ant-design/icons'
import { type ComponentProps, useId, useState } from 'react'
import { countCharacters } from '@/lib/text/count-characters'
import { tooLong } from '@/lib/validation/too-long'
import { fieldElementId, focusField } from '@/smartform/fields/field-id'
import { Button } from '@/ui/Button'
import { TextCounter } from '@/ui/LongTextInput'
import { PlainTextArea } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { useNewNote } from '../use-new-note'
import { type Note, type Notes, notePath } from '../use-notes'
import styles from './workbench.module.css'

interface NoteHereProps {
  /** Path and label of the answer. */
  location: string
  label: string
  notes: Notes
}

/** The expert's private notes on one answer: a button that opens, edits and removes them. */
export function NoteHere({ location: place, label, notes }: NoteHereProps) {
  const t = useT()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { begun, ...begins } = useNewNote(place, label, notes.write)
  const here = notes.all.filter((note) => note.location === place)
  if (here.length === 0 && !notes.write) return null
  // A text that the server refuses stays visible; it is stored on this device only.
  const refused = here.find(({ text }) => countCharacters(text.trim()) > longest)
  const isOpen = open || refused !== undefined
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
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (refused ? focusField(notePath(refused.id)) : setOpen(!open))}
      >
        {here.length > 0 ? here.length : undefined}
      </Button>
      {isOpen && (
        <span id={id} className={styles.noteBox}>
          {here
            .filter(({ id }) => id !== begun)
            .map((note) => (
              <OneNote key={note.id} note={note} notes={notes} />
            ))}
          {notes.write && <NewNote {...begins} begun={begun} first={here.length === 0} />}
        </span>
      )}
    </span>
  )
}

/** The longest note, in characters, as the review form says. */
const longest = 1000

interface NoteTextProps
  extends Pick<ComponentProps<'textarea'>, 'aria-label' | 'placeholder' | 'autoFocus' | 'onBlur' | 'onKeyDown'> {
  /** Null before the note is begun. */
  noteId: string | null
  value: string
  /** Why the server refused the note. */
  refused?: string | null
  change(text: string): void
}

/** The text of a note, as it was typed, with its counter, and what is wrong with it. */
function NoteText({ noteId, value, refused, change, ...field }: NoteTextProps) {
  const t = useT()
  const id = useId()
  const problem = refused ?? tooLong(t('批注'), value, longest)
  return (
    <>
      <PlainTextArea
        {...field}
        id={noteId === null ? undefined : fieldElementId(notePath(noteId))}
        rows={2}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[problem && `${id}-problem`, `${id}-counter`].filter(Boolean).join(' ')}
        onChange={({ target }) => change(target.value)}
      />
      <TextCounter id={`${id}-counter`} text={value} limit={longest} />
      {problem && (
        <p id={`${id}-problem`} role={refused ? 'alert' : undefined} className={styles.noteProblem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** An existing note; its author can edit it. */
function OneNote({ note, notes: { write } }: { note: Note; notes: Notes }) {
  const t = useT()
  if (!write) return <span className={styles.noteText}>{note.text}</span>
  return (
    <div className={styles.note}>
      <NoteText
        noteId={note.id}
        aria-label={t('批注（仅自己可见）')}
        value={note.text}
        // A removed note has no field.
        change={(text) => void write.change(note.id, text)}
      />
      <Button size="small" type="text" onClick={() => write.remove(note.id)}>
        {t('删除批注')}
      </Button>
    </div>
  )
}

interface NewNoteProps {
  begun: string | null
  words: string
  refused: string | null
  /** Whether it is the only thing there is to do here. */
  first: boolean
  onType(words: string): void
  onEnd(): void
}

/** A new note: its first character creates it, and further typing saves it. */
function NewNote({ begun, words, refused, first, onType, onEnd }: NewNoteProps) {
  const t = useT()
  return (
    <div className={styles.note}>
      <NoteText
        noteId={begun}
        autoFocus={first}
        aria-label={t('新批注（仅自己可见）')}
        placeholder={t('仅自己可见，按 Ctrl+Enter 保存')}
        value={words}
        refused={refused}
        change={onType}
        onBlur={onEnd}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onEnd()
        }}
      />
      <Button size="small" onClick={onEnd}>
        {t('保存批注')}
      </Button>
    </div>
  )
}
