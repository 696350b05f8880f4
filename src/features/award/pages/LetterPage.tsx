/** The page of the nominee's letter (number, check code, address), for the nominator. */
import { PrinterOutlined } from '@ant-design/icons'
import { Link, useParams } from 'react-router-dom'
import { award } from '@/api/award'
import { fullAddress } from '@/lib/routing/base-path'
import { besideHere } from '@/lib/routing/beside-here'
import { formatDay } from '@/lib/time/beijing-time'
import { BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { type Fact, Facts } from '@/ui/Facts'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useLentLocale, useLocale, useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import styles from '../components/award.module.css'
import { NominationLetterDocument } from '../graphql/nominating.award.generated'
import { bindByNumberPath, bindPath, nominationPath } from '../paths'

/** The nominee's letter: number, check code and the binding address; to read, print or copy. */
export function LetterPage() {
  const t = useT()
  const english = useLocale() === 'en'
  const { workId = '' } = useParams()
  const { data, failure, retry } = award.useAnswer(NominationLetterDocument, {
    variables: { letterId: workId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const letter = data?.nominationLetter
  // A nominee from abroad reads it.
  useLentLocale(letter?.type === 'foreign' ? 'en' : null)
  const back = { label: t('返回提名进度'), to: nominationPath(workId) }
  if (failure && !letter) return <PageFailure title={t('提名通知书')} failure={failure} onRetry={retry} back={back} />
  if (!letter) return <PageSkeleton />
  const address = bindPath(letter.type, letter.id)
  const facts: readonly Fact[] = [
    [
      t('提名号'),
      <span key="number" className={styles.code}>
        {letter.number}
      </span>,
    ],
    [
      t('校验码'),
      <span key="code" className={styles.code}>
        {letter.checkCode}
      </span>,
    ],
    [t('奖励类别'), english ? letter.categoryEnglish : letter.category],
    [t('提名成果'), letter.achievement || null],
    [t('被提名者'), letter.nominee],
    [t('提名者'), letter.nominator],
    [t('填报截止'), formatDay(letter.deadline)],
  ]
  return (
    <>
      <div className={styles.screen}>
        <BackLink to={back.to} label={back.label} />
        <PageHeader
          title={t('提名通知书')}
          purpose={t('请打印或者转发给被提名者。凭提名号和校验码绑定，请勿公开。')}
          actions={
            <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('打印')}
            </Button>
          }
        />
      </div>
      <article className={styles.letter} aria-labelledby="letter-title">
        <h2 id="letter-title">{t('{award}提名通知书', { award: english ? letter.awardEnglish : letter.award })}</h2>
        <p>{t('{nominee}：', { nominee: letter.nominee })}</p>
        <p>
          {t('{nominator}已提名您参评本年度科学技术奖。请按以下信息绑定提名，并在填报截止前完成提名材料的填报。', {
            nominator: letter.nominator,
          })}
        </p>
        <Facts inLines facts={facts} />
        <p>
          {t('绑定地址：')}
          <Link to={address}>{fullAddress(besideHere(address))}</Link>
        </p>
        <p>
          {t('也可以打开 {address}，输入提名号和校验码。', { address: fullAddress(besideHere(bindByNumberPath())) })}
        </p>
        <p className={styles.signed}>{formatDay(letter.nominatedAt)}</p>
      </article>
    </>
  )
}
