import type { Schema } from '@uplink/api-client';
import { setSurvey } from '../../areas/surveys/authoring/survey.service.ts';
import type { TestApp } from '../test-app.ts';
import type { Product } from './courses.ts';

/** What a program asks its learners. */
export async function addSurvey(
  { db }: TestApp,
  program: Product,
  questions: Schema<'SurveyQuestion'>[],
): Promise<void> {
  await setSurvey(db, program.id, { title: 'Before your first week', intro: '', questions });
}
