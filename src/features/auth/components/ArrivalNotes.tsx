/** The notice above the sign-in form that says why the person was sent there. */
import { useEffect, useRef } from 'react'
import { FormAlert } from './FormAlert'

/** Why the person was sent here. Announced on arrival, because the focus starts here. */
export function ArrivalNotes({ notes }: { notes: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const noteText = notes.join(' ')
  useEffect(() => {
    if (noteText) ref.current?.focus()
  }, [noteText])
  return (
    <div ref={ref} tabIndex={-1}>
      {notes.map((note) => (
        <FormAlert key={note} text={note} />
      ))}
    </div>
  )
}
