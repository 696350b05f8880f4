/** The text of a new private note in a review, kept until the review takes it. */
import { useEffect, useState } from 'react'
import type { Notes } from './use-notes'

/**
 * The text of a note that is being begun at a place. The first character adds the note, each further one changes it. A text that
 * the review takes no note for stays here, also while the box is closed, and is tried again with the next character.
 */
export function useNewNote(location: string, label: string, write: Notes['write']) {
  const [words, setWords] = useState('')
  /** The note that is being written here, and so visible here alone. */
  const [begun, setBegun] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  const unacceptedInput = write?.setUnaccepted
  useEffect(() => {
    if (refused === null) return
    unacceptedInput?.(location, true)
    return () => unacceptedInput?.(location, false)
  }, [refused, unacceptedInput, location])

  const add = (text: string) => {
    const added = write?.add(location, label, text)
    const isAdded = added !== undefined && 'id' in added
    setBegun(isAdded ? added.id : null)
    setRefused(added === undefined || isAdded ? null : added.refused)
    return isAdded
  }
  const onType = (now: string) => {
    setWords(now)
    if (now.trim() === '') {
      if (begun !== null) write?.remove(begun)
      setBegun(null)
      setRefused(null)
    } else if (begun === null || !write?.change(begun, now)) add(now)
  }
  const onEnd = () => {
    // What was not taken stays, to be copied or tried again.
    if (words.trim() !== '' && begun === null && !add(words)) return
    setWords('')
    setBegun(null)
  }
  return { words, begun, refused, onType, onEnd }
}
