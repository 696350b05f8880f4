/** The notice for people who do not nominate, on the pages of nominations. */
import { useNavigate } from 'react-router-dom'
import { contact } from '@/lib/site/site'
import { Button } from '@/ui/Button'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'

/** Tells people who do not nominate who does, and whom to ask. */
export function NotNominating() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ResultPanel
      status="info"
      title={t('您的账号目前不能提名')}
      description={t(
        '科学技术奖由院士等专家和{commission}确认的提名单位提名。单位要成为提名单位，或者已有资格但看到本页，请联系{contact}。',
        { contact: contact() },
      )}
      actions={<Button onClick={() => navigate('/')}>{t('返回首页')}</Button>}
    />
  )
}
