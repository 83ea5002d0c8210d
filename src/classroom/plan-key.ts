/** The key of the class plan in the device's storage. */
export const PLAN_KEY = 'class_plan';
