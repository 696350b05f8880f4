import { program } from '@/api/program'
import type { DeclarationState } from '@/api/program/schema.generated'
import { formPath, myProjectPath } from '@/features/project/paths'
import { formatMinute } from '@/lib/beijing-time'
import { answerOf } from '@/shared/answer'
import { DueTime } from '@/ui/DueTime'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import { HomeDeclarationsDocument } from '../graphql/home.program.generated'
import { HomeEntry } from './HomeEntry'
import { HomeSection } from './HomeSection'

/** What waits for the applicant: returned to them, or begun and not handed in. */
const theirTurn: DeclarationState[] = ['RETURNED', 'DRAFT']

/** The declarations that wait for this person, what is due first before the rest, each leading to its form. */
export function MyDeclarations() {
  const t = useT()
  const words = kindWords('DECLARATION')
  const variables = { states: theirTurn, pageSize: 5 }
  const query = program.useQuery(HomeDeclarationsDocument, { variables, fetchPolicy: 'cache-and-network' })
  const answer = answerOf(query)
  const found = answer.data?.myProjects
  const items = found?.items
  return (
    <HomeSection
      title={t('待我办理的申报')}
      all={{ to: myProjectPath(), label: t('全部项目') }}
      loading={!found}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={found?.total === 0 ? t('没有退回修改或尚未提交的申报书。') : undefined}
    >
      {items?.map(({ contentId, formId, name, state, opinion, modifiedAt, guide }) => (
        <HomeEntry
          key={contentId}
          to={formPath({ formId, contentId })}
          title={name ?? t('未命名项目')}
          facts={
            <>
              <div>{guide.title}</div>
              {state === 'RETURNED' && opinion && <div>{t('退回意见：{opinion}', { opinion })}</div>}
              <div>
                {t('{at} 修改', { at: formatMinute(modifiedAt) })} ·{' '}
                <DueTime until={guide.closesAt} serverTime={guide.serverTime} over={t('已截止')} />
              </div>
            </>
          }
          extra={<StatusTag color={words.state(state).colour}>{t(words.state(state).label)}</StatusTag>}
        />
      ))}
    </HomeSection>
  )
}
