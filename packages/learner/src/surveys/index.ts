export { Survey, type SurveyProps } from './survey.tsx';
