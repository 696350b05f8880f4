import { Tag, Tooltip } from 'antd'
import { inAntdLook } from './AntdLook'
import styles from './LevelTags.module.css'
import spoken from './Spoken.module.css'

/** A tag with the level that decides its colour. */
export interface LevelTag {
  tagName: string
  /** 0 effective, 1 invalid. */
  isEffective: number
  /** What it stands for. */
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

/** The effective tags of a person or unit, lowest level first, each with its remark at hand; nothing where there are none. */
export const LevelTags = inAntdLook(function LevelTags({ tags, label }: { tags: readonly LevelTag[]; label: string }) {
  const effective = tags
    .filter((tag) => tag.isEffective === 0)
    .toSorted((one, other) => one.orderIndex - other.orderIndex)
  if (effective.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={label}>
      {effective.map((tag) => (
        <li key={`${tag.orderIndex} ${tag.tagName}`}>
          <Tooltip title={tag.remark}>
            <Tag color={tagColor(tag.orderIndex)} className={styles.tag}>
              <span className={styles.word}>{tag.tagName}</span>
            </Tag>
          </Tooltip>
          {tag.remark && <span className={spoken.only}>{tag.remark}</span>}
        </li>
      ))}
    </ul>
  )
})
