/** The tags of a person or unit with the colour of their level, in account settings and the resume. */

import { useState } from 'react'
import styles from './LevelTags.module.css'
import { Popup } from './Popup'
import { Tag } from './Tag'

/** A tag with the level that decides its colour. */
export interface LevelTag {
  tagName: string
  /** 0 effective, 1 invalid. */
  isEffective: number
  /** The meaning of the tag. */
  remark?: string | null
  /** 1 to 99. */
  orderIndex: number
}

/** Colour of a level: 1-20 blue, 21-50 orange, 51-99 red (specification, section 9); none outside. */
export function tagColor(orderIndex: number): 'blue' | 'orange' | 'red' | undefined {
  if (orderIndex >= 1 && orderIndex <= 20) return 'blue'
  if (orderIndex >= 21 && orderIndex <= 50) return 'orange'
  return orderIndex >= 51 && orderIndex <= 99 ? 'red' : undefined
}

/**
 * The effective tags of a person or unit, lowest level first; renders nothing without tags. Clicking a tag with a
 * remark shows the remark.
 */
export function LevelTags({ tags, label }: { tags: readonly LevelTag[]; label: string }) {
  const effective = tags
    .filter((tag) => tag.isEffective === 0)
    .toSorted((tag, other) => tag.orderIndex - other.orderIndex)
  if (effective.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={label}>
      {effective.map((tag) => (
        <li key={`${tag.orderIndex} ${tag.tagName}`}>
          <LevelTagWord {...tag} />
        </li>
      ))}
    </ul>
  )
}

function LevelTagWord({ tagName, remark, orderIndex }: LevelTag) {
  const [open, setOpen] = useState(false)
  const word = <Tag color={tagColor(orderIndex)}>{tagName}</Tag>
  if (!remark) return word
  const trigger = (
    <button type="button" className={styles.word} aria-expanded={open} onClick={() => setOpen(!open)}>
      {word}
    </button>
  )
  return (
    <Popup open={open} onOpenChange={setOpen} trigger={trigger} className={styles.remark}>
      {remark}
    </Popup>
  )
}
