import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { useT } from '@/ui/use-t'
import type { NoteTargetGroup } from '@/work/note-targets'
import type { FieldNote, ReviewProblem } from '../review-rules'
import styles from './ReviewForm.module.css'

interface Props {
  notes: readonly FieldNote[]
  targets: readonly NoteTargetGroup[]
  problems: readonly ReviewProblem[]
  /** What a place is called that was pointed at in the document. */
  labelOf(path: string): string
  onChange(notes: readonly FieldNote[]): void
}

/** Comments pinned to what was filed: pick the field, say what to correct. The applicant sees each at its field. */
export function ReviewNotes({ notes, targets, problems, labelOf, onChange }: Props) {
  const t = useT()
  const options = targets.map((group) => ({
    label: group.title,
    options: group.targets.map((target) => ({ value: target.path, label: target.label })),
  }))
  const offered = new Set(targets.flatMap((group) => group.targets.map(({ path }) => path)))
  const pointedAt = notes.filter(({ path }) => path !== '' && !offered.has(path)).map(({ path }) => path)
  if (pointedAt.length > 0)
    options.push({
      label: t('文中指出的位置'),
      options: pointedAt.map((path) => ({ value: path, label: labelOf(path) })),
    })
  const write = (index: number, changes: Partial<FieldNote>) =>
    onChange(notes.map((note, at) => (at === index ? { ...note, ...changes } : note)))
  return (
    <fieldset className={styles.field}>
      <legend>{t('逐项批注（选填）')}</legend>
      <p className={styles.hint}>{t('在左侧文中点批注标记，或在这里添加；申报人会在对应的位置看到批注。')}</p>
      {notes.map((note, index) => {
        const problem = problems.find((one) => one.place === 'note' && one.index === index)?.message
        const n = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity but their place
          <div key={index} className={styles.note}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              className={styles.target}
              value={note.path || undefined}
              placeholder={t('选择填报项')}
              aria-label={t('批注 {n} 的填报项', { n })}
              status={problem && note.path === '' ? 'error' : undefined}
              options={options}
              onChange={(path: string) => write(index, { path })}
            />
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('删除批注 {n}', { n })}
              onClick={() => onChange(notes.filter((_, at) => at !== index))}
            />
            <Input.TextArea
              className={styles.words}
              data-note={index}
              autoSize={{ minRows: 2, maxRows: 6 }}
              value={note.text}
              placeholder={t('需要怎样修改')}
              aria-label={t('批注 {n} 的内容', { n })}
              aria-invalid={problem !== undefined}
              aria-describedby={problem ? `review-note-${index}-problem` : undefined}
              onChange={(event) => write(index, { text: event.target.value })}
            />
            {problem && (
              <p id={`review-note-${index}-problem`} role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
        )
      })}
      <Button
        type="dashed"
        data-repeatable
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange([...notes, { path: '', text: '' }])}
      >
        {t('添加批注')}
      </Button>
    </fieldset>
  )
}
