/**
 * English titles and summaries of seeded declarations, for `filed-declaration.ts`; most applicants left them blank.
 */

const written: Readonly<Record<string, readonly [title: string, summary: string]>> = {
  基于多模态大模型的巡检机器人导航技术研发: [
    'Navigation of inspection robots with multimodal foundation models',
    'Inspection robots lose their way where maps are out of date and where light, dust or glare blinds a single sensor. We combine camera, lidar and written work instructions in one multimodal foundation model that names what it sees and plans the next waypoint from it. The model is compressed to run on board within 20 W. It will be tested for twelve months in two substations and one metro depot against the routes that operators drive today.',
  ],
  巡检机器人导航多模态大模型方法与应用示范: [
    'Multimodal foundation models for inspection robots: methods and field demonstration',
    'The project adapts an open multimodal foundation model to the narrow, repetitive views of industrial inspection. It studies how few labelled images suffice for a new site, how the model reports that it is unsure, and how an operator corrects it by speech. A demonstration with ten robots in a chemical park measures missed defects, false alarms and interventions per kilometre.',
  ],
  人机协作装配强化学习方法与应用示范: [
    'Reinforcement learning for human–robot collaborative assembly',
    'Robots that assemble beside people must adapt to their pace without retraining by experts. We learn assembly policies from demonstrations and refine them by reinforcement learning under safety limits that are proved in advance. The methods are shown on two lines for electric drives, with the workers’ own judgement as one of the measures.',
  ],
}

/** The answers of an application's English section; none where nothing was written. */
export function englishAnswers(name: string): Readonly<Record<string, string>> {
  const [projectNameEnglish, summaryEnglish] = Object.hasOwn(written, name) ? (written[name] ?? []) : []
  return projectNameEnglish && summaryEnglish ? { projectNameEnglish, summaryEnglish } : {}
}
