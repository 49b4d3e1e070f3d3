import type { Schema } from '@uplink/api-client';
import type { SurveyForm } from '../../src/areas/surveys/authoring/survey.service.ts';

/** survey.yaml: what the program asks, and who answered it how many days ago. */
export interface SurveyContent extends SurveyForm {
  answers: { learner: string; days: number; answers: Schema<'SurveyAnswer'>[] }[];
}
