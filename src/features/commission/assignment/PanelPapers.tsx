/** The choice of papers in the form of a review panel: one by one, or all that fit a guide and a keyword. */

import { useState } from 'react'
import { nameText } from '@/lib/i18n/english-names'
import { ListRows } from '@/shared/list/ListRows'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choices'
import { Empty } from '@/ui/Empty'
import { FormField } from '@/ui/FormField'
import { Name } from '@/ui/Name'
import { Pagination } from '@/ui/Pagination'
import { PlainInput, PlainSelect } from '@/ui/PlainInput'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import type { PanelChoicesQuery } from '../graphql/panel.evaluation.generated'
import styles from './assignment.module.css'
import { paperColumns } from './shared-columns'

type Paper = PanelChoicesQuery['panelChoices']['papers'][number]

const pageSize = 20

interface PanelPapersProps {
  /** Id of the part, which takes the focus when nothing is chosen. */
  id: string
  papers: readonly Paper[]
  /** Ids of the chosen papers. */
  chosen: readonly string[]
  error?: string
  /** Whether a panel is changed, whose own papers are listed too. */
  isChange: boolean
  onChange(ids: readonly string[]): void
}

/** Chooses the papers of a new panel: one by one, or all that fit a guide and a keyword. */
export function PanelPapers({ id, papers, chosen, error, isChange, onChange }: PanelPapersProps) {
  const t = useT()
  const [guide, setGuide] = useState('')
  const [keyword, setKeyword] = useState('')
  const [onlyChosen, setOnlyChosen] = useState(false)
  const [page, setPage] = useState(1)
  const has = new Set(chosen)
  const guides = [...new Set(papers.map(({ guideTitle }) => guideTitle))].sort()
  const word = keyword.trim().toLowerCase()
  const fits = ({ number, name, unitName, leaderName, field }: Paper) =>
    [number, name, unitName, leaderName, field].some((text) => text?.toLowerCase().includes(word))
  const found = papers.filter(
    (paper) => (guide === '' || paper.guideTitle === guide) && fits(paper) && (!onlyChosen || has.has(paper.id)),
  )
  const current = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)))
  const change = (rows: readonly Paper[], on: boolean) => {
    const ids = new Set(rows.map((row) => row.id))
    onChange(on ? [...new Set([...chosen, ...ids])] : chosen.filter((one) => !ids.has(one)))
  }
  const addable = found.filter((paper) => !has.has(paper.id))
  return (
    <div className={styles.papers}>
      <Section title={t('申报书（已选 {n} 份）', { n: chosen.length })} wide>
        <div id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
          {error && (
            <p id={`${id}-error`} role="alert" className={styles.error}>
              {error}
            </p>
          )}
          <p className={styles.facts}>
            {isChange
              ? t('列出本组的申报书，以及评审中、还没有人评审、您也没有参加的申报书。')
              : t('只列出评审中、还没有人评审、您也没有参加的申报书。')}
          </p>
          <div className={styles.filters}>
            <FormField id={`${id}-guide`} label={t('指南')}>
              {(control) => (
                <PlainSelect
                  {...control}
                  value={guide}
                  options={[
                    { value: '', label: t('全部') },
                    ...guides.filter(Boolean).map((title) => ({ value: title, label: nameText(title) })),
                  ]}
                  onChange={({ target }) => setGuide(target.value)}
                />
              )}
            </FormField>
            <FormField id={`${id}-keyword`} label={t('关键词')}>
              {(control) => (
                <PlainInput
                  {...control}
                  type="search"
                  placeholder={t('名称、编号、单位、负责人或领域')}
                  value={keyword}
                  onChange={({ target }) => setKeyword(target.value)}
                />
              )}
            </FormField>
          </div>
          <div className={styles.tools}>
            <Choice type="checkbox" checked={onlyChosen} onChange={({ target }) => setOnlyChosen(target.checked)}>
              {t('只看已选的')}
            </Choice>
            <Button disabled={addable.length === 0} onClick={() => change(addable, true)}>
              {t('选择符合条件的 {n} 份', { n: addable.length })}
            </Button>
            {chosen.length > 0 && <Button onClick={() => onChange([])}>{t('全部取消选择')}</Button>}
          </div>
          <ListRows
            label={t('可以加入评审组的申报书')}
            rows={found.slice((current - 1) * pageSize, current * pageSize)}
            rowKey={(paper) => paper.id}
            selection={{
              selected: new Map(papers.flatMap((paper) => (has.has(paper.id) ? [[paper.id, paper]] : []))),
              choose: change,
              clear: () => onChange([]),
              selectable: () => true,
              nameOf: ({ number, name }) => [number, name].filter(Boolean).join(' '),
            }}
            columns={[
              ...paperColumns<Paper>(260),
              {
                key: 'field',
                title: t('领域'),
                width: 160,
                render: ({ field }) => <Name>{field || '—'}</Name>,
              },
              {
                key: 'guide',
                title: t('指南'),
                width: 260,
                render: ({ guideTitle }) => <Name>{guideTitle || '—'}</Name>,
              },
            ]}
          />
          {found.length === 0 && (
            <Empty
              description={papers.length === 0 ? t('现在没有可以加入评审组的申报书。') : t('没有符合条件的申报书。')}
            />
          )}
          <Pagination current={current} total={found.length} pageSize={pageSize} onChange={setPage} />
        </div>
      </Section>
    </div>
  )
}
