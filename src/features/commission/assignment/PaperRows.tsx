/** The table of papers with their experts at the assignment desk; opens the dialog of one paper, and can show only papers that lack experts. */
import { useState } from 'react'
import { statusPath } from '@/features/project/paths'
import { ListRows } from '@/shared/list/ListRows'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choices'
import { Name } from '@/ui/Name'
import { Pagination } from '@/ui/Pagination'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import styles from './assignment.module.css'
import { type Choice as Chosen, lostPairs, missingIn, type Panel, type PanelPaper } from './choice'
import { paperColumns, topicsColumn } from './shared-columns'
import { stateTags, usePanelWords } from './use-panel-words'

const pageSize = 20

interface PaperRowsProps {
  panel: Panel
  choice: Chosen
  onChoose(paper: PanelPaper): void
}

/** The papers of a panel with their experts; each can be changed by hand. */
export function PaperRows({ panel, choice, onChoose }: PaperRowsProps) {
  const t = useT()
  const [page, setPage] = useState(1)
  const [onlyShort, setOnlyShort] = useState(false)
  const { expertNames, numberOf } = usePanelWords(panel)
  const missing = missingIn(panel, choice)
  const lost = lostPairs(panel)
  const stateOf = new Map(panel.pairs.map((pair) => [`${pair.paperId} ${pair.expertId}`, pair.state]))
  const visible = panel.papers.filter(({ id }) => !onlyShort || (missing.get(id) ?? 0) > 0)
  const last = Math.max(1, Math.ceil(visible.length / pageSize))
  const current = Math.min(page, last)
  const expertsOf = ({ id }: PanelPaper) => [
    ...choice.pairs.flatMap((pair) =>
      pair.paperId === id
        ? [{ expertId: pair.expertId, state: stateOf.get(`${id} ${pair.expertId}`) ?? ('PLANNED' as const) }]
        : [],
    ),
    ...panel.pairs.filter((pair) => pair.paperId === id && lost.has(`${id} ${pair.expertId}`)),
  ]
  return (
    <Section title={t('申报书（{n}）', { n: panel.papers.length })} wide>
      <Choice type="checkbox" checked={onlyShort} onChange={({ target }) => setOnlyShort(target.checked)}>
        {t('只看还缺专家的')}
      </Choice>
      <ListRows
        label={t('申报书的评审专家')}
        rows={visible.slice((current - 1) * pageSize, current * pageSize)}
        rowKey={({ id }) => id}
        columns={[
          ...paperColumns<PanelPaper>(200, ({ id }) => statusPath(id)),
          topicsColumn<PanelPaper>(t('领域与关键词')),
          {
            key: 'experts',
            title: t('已选专家'),
            width: 260,
            render: (paper) => (
              <ul className={styles.experts}>
                {expertsOf(paper).map(({ expertId, state }) => (
                  <li key={expertId}>
                    <Name>{expertNames([expertId])}</Name>{' '}
                    {state !== 'PLANNED' && (
                      <StatusTag color={stateTags[state].color}>{t(stateTags[state].label)}</StatusTag>
                    )}
                  </li>
                ))}
                {(missing.get(paper.id) ?? 0) > 0 && (
                  <li>
                    <StatusTag color="warning">{t('还缺 {n} 位', { n: missing.get(paper.id) ?? 0 })}</StatusTag>
                  </li>
                )}
              </ul>
            ),
          },
        ]}
        rowActions={(paper) => (
          <Button
            aria-label={t('{action}：{name}', { action: t('选择专家'), name: numberOf(paper) })}
            onClick={() => onChoose(paper)}
          >
            {t('选择专家')}
          </Button>
        )}
      />
      {visible.length === 0 && <p>{t('每份申报书的专家都够了。')}</p>}
      <Pagination current={current} total={visible.length} pageSize={pageSize} onChange={setPage} />
    </Section>
  )
}
