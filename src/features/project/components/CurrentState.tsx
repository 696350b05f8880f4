import { Alert, Button } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { formatMinute } from '@/lib/beijing-time'
import { useSession } from '@/session/session'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { NextDeadline } from '@/work/components/NextDeadline'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import { formPath, reviewPath } from '../paths'
import styles from './CurrentState.module.css'
import { DeclarationActions } from './DeclarationActions'
import { DeclarationStatus } from './DeclarationStatus'

interface Props {
  declaration: DeclarationRowFragment
  onChanged(): void
}

/** Where a declaration stands now: state, holder, the opinion that waits for an answer, and this person's next steps. */
export function CurrentState({ declaration, onChanged }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const own = useSession().user.id === declaration.creatorId
  const { guide } = declaration
  const facts: [string, string][] = [
    [t('申报人'), declaration.creatorName],
    [t('申报单位'), declaration.unitName],
    [t('主管处室'), guide.department],
    [t('申请经费'), declaration.funding === null ? t('未填写') : t('{n} 万元', { n: declaration.funding })],
    [t('最近提交'), declaration.submittedAt === null ? t('尚未提交') : formatMinute(declaration.submittedAt)],
  ]
  return (
    <section className={styles.state} aria-label={t('当前状态')}>
      <DeclarationStatus declaration={declaration} />
      {declaration.opinion !== null && (
        <Alert
          className={styles.opinion}
          type="warning"
          showIcon
          role="note"
          title={t('审核意见')}
          description={declaration.opinion}
        />
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {declaration.next !== null && (
          <div>
            <dt>{t('下一期限')}</dt>
            <dd>
              <NextDeadline next={declaration.next} serverTime={guide.serverTime} />
            </dd>
          </div>
        )}
        {declaration.actions.includes('FILL') && (
          <div>
            <dt>{t('申报截止')}</dt>
            <dd>
              {formatMinute(guide.closesAt)}{' '}
              <DueTime until={guide.closesAt} serverTime={guide.serverTime} over={t('已截止')} exact />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        {own && declaration.actions.includes('FILL') && (
          <Button type="primary" onClick={() => navigate(formPath(declaration))}>
            {t('继续填报')}
          </Button>
        )}
        {own ? (
          <DeclarationActions declaration={declaration} onChanged={onChanged} onHistory />
        ) : (
          <Link to={reviewPath(declaration)}>
            {declaration.actions.includes('PASS') ? t('去审核') : t('查看申报内容')}
          </Link>
        )}
      </div>
    </section>
  )
}
