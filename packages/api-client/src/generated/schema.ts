/* Generated from the contract by `pnpm generate`. Do not edit. */

export interface paths {
    "/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a client must know of this deployment */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start sign-in at the identity provider
         * @description Redirects to the identity provider (OpenID Connect, code with PKCE).
         */
        get: operations["startSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The identity provider comes back here
         * @description Sets the session cookie and redirects to the return path; on failure to /login with an error. Providers may add parameters of their own.
         */
        get: operations["finishSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new access token for the session of the cookie */
        post: operations["renewToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own profile */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The context of the current user */
        get: operations["getMyContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own context
         * @description The full context with changes. Writable: finishedInvite, closedInviteNotification, cancelledProductName, referralFlowStatus. A changed server-owned field answers 422 and nothing is applied.
         */
        patch: operations["updateMyContext"];
        trace?: never;
    };
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own profile */
        get: operations["getMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu of the current user */
        get: operations["getMyMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/drafts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a form draft */
        get: operations["getMyDraft"];
        /** Save a form draft */
        put: operations["saveMyDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find people by name */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validations/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is this e-mail address usable? */
        post: operations["validateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validations/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is this phone number usable? */
        post: operations["validatePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations/email/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Confirm an e-mail address by its code */
        patch: operations["confirmEmail"];
        trace?: never;
    };
    "/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public catalogue, by type, or one module by unique name */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One module */
        get: operations["getModule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The product a module belongs to */
        get: operations["getModuleParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The direct children of a module */
        get: operations["listModuleChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the home page shows */
        get: operations["getMyDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own modules, by place in the tree or by status and type */
        get: operations["listMyModules"];
        put?: never;
        /** Apply for a module */
        post: operations["postMyModules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Start, finish or skip a module */
        patch: operations["patchMyModule"];
        trace?: never;
    };
    "/me/modules/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The children of an own module with the own state */
        get: operations["listMyModuleChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/children/{childId}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The children of a child of an own module */
        get: operations["listMyNestedChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sections and lessons with the own state */
        get: operations["getMyModuleOutline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of a module is done */
        get: operations["getMyModuleCompletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A module with its description and the own state */
        get: operations["getMyModuleDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Summary and next lesson */
        get: operations["getMyModuleOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files and links of a module */
        get: operations["getMyModuleResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A lesson to learn from */
        get: operations["getMyLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{moduleId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what was watched */
        post: operations["reportVideoStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{moduleId}/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quiz of a lesson, without its key */
        get: operations["getMyQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own quizzes with the latest submission */
        get: operations["listMyQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hand in all answers and get the review */
        put: operations["saveMyQuizAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/quizzes/{id}/answers/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save one answer before handing in */
        put: operations["saveMyQuizAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/-/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quiz submissions a mentor may read */
        get: operations["listQuizSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{quizId}/submissions/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quiz submission with its review
         * @description Its owner and the mentors of its product.
         */
        get: operations["getQuizSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{quizId}/submissions/{submissionId}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a feedback message */
        post: operations["postQuizFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{moduleId}/homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own homework of a lesson */
        get: operations["getMyHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The homework task of a lesson */
        get: operations["getModuleHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/products/-/homeworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homework counts by product */
        get: operations["listMyProductHomeworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/homeworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own homeworks */
        get: operations["listMyHomeworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/homeworks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a homework */
        post: operations["submitHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/homeworks/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the mentor, before handing in too */
        post: operations["postHomeworkMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homework submissions a mentor may review */
        get: operations["listHomeworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/-/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Homework submissions a mentor may review */
        get: operations["listHomeworkSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One homework submission
         * @description Its owner and the mentors of its product.
         */
        get: operations["getHomeworkSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Accept a submission or ask for a revision */
        patch: operations["setHomeworkSubmissionStatus"];
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write in the thread of a submission
         * @description Its owner and the mentors of its product.
         */
        post: operations["postHomeworkFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A short-lived link to a handed-in file */
        get: operations["getHomeworkFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mentors */
        get: operations["listMentors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors/{id}/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products a mentor reviews */
        get: operations["listMentorModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parameters of a signed upload */
        post: operations["createUploadParameters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Allowed file extensions of a category */
        get: operations["getUploadRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest notifications, newest first */
        get: operations["listMyNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark all as read */
        patch: operations["readAllMyNotifications"];
        trace?: never;
    };
    "/me/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark one as read */
        patch: operations["readMyNotification"];
        trace?: never;
    };
    "/me/notifications/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket for the live notifications socket */
        post: operations["createSocketTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ratings of a product or lesson: figures, and reviews, the newest first */
        get: operations["listModuleRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own rating of a product or lesson
         * @description A 404 means that there is none yet.
         */
        get: operations["getMyModuleRating"];
        put?: never;
        /**
         * Rate a product or lesson, or change the rating
         * @description For a product one is learning or finished, and for a lesson that is open. A product asks for a recommendation, a lesson does not.
         */
        post: operations["rateModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/diplomas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own certificates and awards, the newest first */
        get: operations["listMyDiplomas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/diplomas/{diplomaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own certificate or award */
        get: operations["getMyDiploma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/diplomas/{diplomaId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own certificate or award as a tagged PDF */
        get: operations["downloadMyDiplomaPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was earned, in all or for one module, the newest first */
        get: operations["listMyAchievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/diplomas/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a certificate is genuine, and whether it still counts
         * @description Says what the certificate says and nothing else.
         */
        get: operations["verifyDiploma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/labs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Practice labs with the own access to each */
        get: operations["listMyLabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/labs/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a lab; the first time its year begins
         * @description The address opens soon after only; ask again for another one.
         */
        post: operations["accessLab"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/labs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Labs that a product opens for its learners */
        get: operations["getMyModuleLabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/xp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points, level and where the points came from */
        get: operations["getMyXp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a client must know of this deployment; holds no secret */
        Configuration: {
            websocketUrl: string;
            supportEmail: string;
            supportedBrowsersUrl: string;
            /** @default 10 */
            requestsPerSecond: number;
            reportSuccess: {
                jobSuccessUrl: string;
                industryCertificationUrl: string;
            };
            socialLinks: {
                label: string;
                url: string;
            }[];
        };
        /**
         * Format: int64
         * @example 42
         */
        Id: number;
        /**
         * @description Every refusal has this body. `message` is for people and is shown as it is.
         * @example {
         *       "message": "Please enter a valid email",
         *       "code": "validation",
         *       "requestId": "req-7f3a",
         *       "fieldErrors": {
         *         "email": "Please enter a valid email"
         *       }
         *     }
         */
        Error: {
            message: string;
            /** @description Stable word: validation, unauthenticated, unauthorized, forbidden, frozen, notFound, conflict, locked, tooManyRequests, internal ... */
            code: string;
            requestId: string;
            /** @description First message by field */
            fieldErrors?: {
                [key: string]: string;
            };
            /** @description Why something is locked */
            reason?: string;
            /** @description What to do next to open what is locked */
            next?: {
                moduleId: components["schemas"]["Id"];
                name: string;
                /** @enum {string} */
                kind: "lesson" | "quiz" | "homework" | "start" | "purchase";
            };
        };
        AccessToken: {
            /** @description Short-lived JWT; keep it in memory only */
            accessToken: string;
            /** @description Seconds */
            expiresIn: number;
        };
        SignOut: {
            /** @description Where the browser goes to end the sign-in at the identity provider */
            redirectUrl: string;
        };
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601
         * @example 2026-03-12T21:14:00.000Z
         */
        Instant: string;
        PaymentMethodRef: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            /** @enum {string} */
            type: "card" | "wallet";
            isPrimary: boolean;
            isCurrent: boolean;
        };
        /** @enum {string} */
        Role: "student" | "instructorAssistant" | "mentor" | "admin" | "sales" | "customerSupport" | "marketing";
        AmbassadorProgram: {
            /** @description Minor units */
            balance: number;
            /** @enum {integer|null} */
            lastWithdrawRequestStatus: 1 | 2 | 3 | null;
            calendly: string | null;
        };
        CurrentUser: {
            id: components["schemas"]["Id"];
            /**
             * @description 1 active, 2 inactive
             * @enum {integer}
             */
            status: 1 | 2;
            type: string;
            uniqueName: string;
            identityProviderId: string;
            email: string;
            phone: string | null;
            avatar: string | null;
            firstName: string;
            lastName: string;
            companyId: string | null;
            referralCode: string;
            signUpDate: components["schemas"]["Instant"];
            /** @description Always null; codes are hashed at rest and travel by mail only */
            confirmationCode: string | null;
            primaryPaymentMethod: components["schemas"]["PaymentMethodRef"] | null;
            roles: components["schemas"]["Role"][];
            ambassadorProgram: components["schemas"]["AmbassadorProgram"] | null;
        };
        ShippingAddress: {
            street?: string | null;
            city?: string | null;
            state?: string | null;
            zip?: string | null;
            country?: string | null;
        };
        /** @enum {string|null} */
        TshirtSize: "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | "XXXXL" | null;
        SocialLink: {
            network: string;
            /** @description http or https */
            url: string;
        };
        /** @description Fields to change. id, email, roles and isIAU are the server's and accepted only unchanged, else 422 and nothing is applied. */
        ProfileUpdate: {
            id?: components["schemas"]["Id"];
            email?: string;
            roles?: components["schemas"]["Role"][];
            isIAU?: boolean;
            firstName?: string;
            lastName?: string;
            phone?: string | null;
            shippingAddress?: components["schemas"]["ShippingAddress"] | null;
            tshirtSize?: components["schemas"]["TshirtSize"];
            socialLinks?: components["schemas"]["SocialLink"][];
            birthDateMonth?: number | null;
            birthDateDay?: number | null;
            birthDateYear?: number | null;
        };
        Profile: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            shippingAddress: components["schemas"]["ShippingAddress"] | null;
            tshirtSize: components["schemas"]["TshirtSize"];
            socialLinks: components["schemas"]["SocialLink"][];
            specialStatus: string | null;
            signupMethod: string | null;
            referralCode: string;
            avatar: string | null;
            birthDateMonth: number | null;
            birthDateDay: number | null;
            birthDateYear: number | null;
            isIAU: boolean;
            roles: components["schemas"]["Role"][];
        };
        UserContext: {
            finishedInvite: boolean;
            closedInviteNotification: boolean;
            cancelledProductName: string | null;
            paymentBillingAgreementExpirationDate: string | null;
            referralsEnrolled: number;
            referralFlowStatus: string;
            paymentFailedDate: string | null;
            /** @enum {string} */
            paymentStatus: "ok" | "declined" | "frozen";
            totalXpPoints: number;
            level: number;
            moduleIdsWherePrerequisitesAreIncomplete: number[];
            programIdsIncompleteOnboardingSurvey: number[];
            moduleIdsPendingTermAcceptance: number[];
            isSessionRecordingEnabled: boolean;
        };
        MenuItem: {
            text: string;
            /** @description Name of an icon, e.g. house */
            icon: string;
            link: string;
            disabled?: boolean;
            isTargetBlank?: boolean;
            hideMobile?: boolean;
            count?: number;
            subItems?: components["schemas"]["MenuItem"][];
        };
        Menu: {
            nav: {
                top: components["schemas"]["MenuItem"][];
                bottom: components["schemas"]["MenuItem"][];
            };
            header: {
                avatar: components["schemas"]["MenuItem"][];
            };
            logo: {
                iconColor: string;
                iconClass: string;
                link: string;
                image: string | null;
            };
            dashboard: {
                tabs: components["schemas"]["MenuItem"][];
            };
        };
        Draft: {
            key: string;
            value: {
                [key: string]: unknown;
            };
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        DraftInput: {
            /** @description kind:id, e.g. homework:12 */
            key: string;
            /** @description Any JSON object of at most 256 kB */
            value: {
                [key: string]: unknown;
            };
            /** @description The version this text was typed on; another version in the store answers 409 */
            baseVersion?: number;
        };
        /**
         * @example {
         *       "id": 7,
         *       "name": "Daniel Reyes",
         *       "avatar": null
         *     }
         */
        UserRef: {
            id: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
        };
        EmailInput: {
            email: string;
        };
        PhoneInput: {
            phone: string;
        };
        /**
         * @description 1 program, 2 course, 3 project, 4 lesson, 5 section, 6 subscription, 7 syllabus, 8 bundle, 9 module, 10 labs, 11 coaching
         * @enum {integer}
         */
        ModuleKind: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
        /**
         * @description 1 learning, 2 not started, 3 done, 4 applied, 5 startable, 101 to 103 suspended
         * @enum {integer}
         */
        LearnerStatus: 1 | 2 | 3 | 4 | 5 | 101 | 102 | 103;
        ModuleImage: {
            url: string;
            showsOverlay: boolean;
        };
        Progress: {
            done: number;
            total: number;
        };
        /** @description A product or a part of one, as its learner sees it */
        Module: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["ModuleKind"];
            /**
             * @description Labs only: 1 individual lab, 2 exam prep, 3 lab bundle
             * @enum {integer|null}
             */
            subtype: 1 | 2 | 3 | null;
            uniqueName: string;
            /** @description The learner's own state; null when not theirs */
            status: components["schemas"]["LearnerStatus"] | null;
            /**
             * @description 1 draft, 2 public, 3 deleted, 4 not clickable
             * @enum {integer}
             */
            visibility: 1 | 2 | 3 | 4;
            incompleteDependencies: {
                name: string;
            }[];
            childrenId: components["schemas"]["Id"][];
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            isSelfPaced: boolean;
            /** @description Seconds */
            partTimeEducationDuration: number | null;
            /** @description Seconds */
            fullTimeEducationDuration: number | null;
            /** @description Seconds of teaching */
            length: number | null;
            image: string | null;
            horizontalImage: components["schemas"]["ModuleImage"] | null;
            verticalImage: components["schemas"]["ModuleImage"] | null;
            logo: string | null;
            isPublic: boolean;
            hidden: boolean;
            alias: string | null;
            url: string;
            shortDescription: string | null;
            /** @description Lessons done of all; null when not the learner's */
            progress: components["schemas"]["Progress"] | null;
            /** @description An earlier part must be completed first */
            isLocked: boolean;
            lessonCount: number;
            /** @description Its parts in their order, where one module is read by itself */
            children?: components["schemas"]["Module"][];
            /** @description The quiz of a lesson, where one module is read by itself */
            quiz?: components["schemas"]["OutlineQuiz"] | null;
            /** @description The homework of a lesson, where one module is read by itself */
            homework?: components["schemas"]["OutlineHomework"] | null;
        };
        /** @enum {string} */
        SubmissionStatus: "complete" | "notSubmitted" | "pending" | "needsRevision" | "notAvailable";
        OutlineQuiz: {
            id: components["schemas"]["Id"];
            questionCount: number;
            status: components["schemas"]["SubmissionStatus"];
        };
        OutlineHomework: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "UPLOAD" | "DIGITIZE";
            status: components["schemas"]["SubmissionStatus"];
        };
        Paging: {
            /** @description 0-based */
            page: number;
            pageSize: number;
            total: number;
            /** @description Path and query of the next page, to be sent back as it is */
            next: string | null;
        };
        ModulePage: {
            data: components["schemas"]["Module"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description A program, course or project by what a link to it needs */
        ProductRef: {
            id: components["schemas"]["Id"];
            name: string;
            uniqueName: string;
            /** @enum {integer} */
            type: 1 | 2 | 3 | 8 | 10;
        };
        /** @description A lesson by what its address needs */
        LessonRef: {
            id: components["schemas"]["Id"];
            name: string;
            sectionId: components["schemas"]["Id"];
            product: components["schemas"]["ProductRef"];
        };
        OutlineLesson: {
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            status: components["schemas"]["LearnerStatus"] | null;
            /** @description The content was finished; quiz or homework may still be open */
            isFinished: boolean;
            isLocked: boolean;
            /** @description Seconds */
            duration: number;
            hasVideo: boolean;
            /** @description Seconds */
            watchPosition: number;
            xpPoints: number;
            quiz: components["schemas"]["OutlineQuiz"] | null;
            homework: components["schemas"]["OutlineHomework"] | null;
        };
        OutlineSection: {
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            isLocked: boolean;
            done: number;
            total: number;
            lessons: components["schemas"]["OutlineLesson"][];
        };
        ContinueLearning: {
            lesson: components["schemas"]["LessonRef"];
            section: components["schemas"]["OutlineSection"];
            lessonNumber: number;
            lessonTotal: number;
            shortDescription: string;
            xpPoints: number;
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            status: components["schemas"]["LearnerStatus"] | null;
            position: number;
            duration: number;
            hasVideo: boolean;
            poster: string | null;
            /** @description 0 without a quiz still open */
            quizQuestionCount: number;
            /** @description What opens after this lesson */
            nextName: string | null;
        };
        OpenWork: {
            /** @enum {string} */
            kind: "homework" | "quiz";
            id: components["schemas"]["Id"];
            title: string;
            detail: string;
            status: components["schemas"]["SubmissionStatus"];
            lesson: components["schemas"]["LessonRef"];
            updatedAt: components["schemas"]["Instant"] | null;
        };
        /** @description Everything the home page shows, in one answer */
        Dashboard: {
            continueLearning: components["schemas"]["ContinueLearning"] | null;
            openWork: components["schemas"]["OpenWork"][];
            learning: components["schemas"]["Module"][];
            suggestions: components["schemas"]["Module"][];
            /** @description Monday to Sunday of this week; empty while there is no figure yet */
            week: {
                /** Format: date */
                date: string;
                seconds: number;
            }[];
        };
        Apply: {
            moduleId: components["schemas"]["Id"];
        };
        /** @description Without `skip` a lesson's content is finished; with `skip` it is passed over where its product allows that */
        ModulePatch: {
            skip?: boolean;
        };
        /** @description Why a part is locked and what opens it */
        Lock: {
            /** @example LSA types opens when the quiz is done. */
            reason: string;
            moduleId: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            kind: "lesson" | "quiz" | "homework" | "start" | "purchase";
        };
        /** @description The sections and lessons of a course or project with the learner's state in each */
        Outline: {
            product: components["schemas"]["ProductRef"];
            parent: components["schemas"]["ProductRef"] | null;
            status: components["schemas"]["LearnerStatus"] | null;
            done: number;
            total: number;
            remainingSeconds: number;
            /** @description The first open lesson that is not done */
            currentLessonId: number | null;
            /** @description What opens the first locked lesson */
            lock: components["schemas"]["Lock"] | null;
            sections: components["schemas"]["OutlineSection"][];
        };
        Completion: {
            percent: number;
            done: number;
            total: number;
        };
        Prerequisite: {
            product: components["schemas"]["ProductRef"];
            isDone: boolean;
        };
        ModuleDetails: {
            module: components["schemas"]["Module"];
            /** @description Sanitised HTML */
            description: string;
            whatYouLearn: string[];
            mentor: components["schemas"]["UserRef"] | null;
            prerequisites: components["schemas"]["Prerequisite"][];
            parent: components["schemas"]["ProductRef"] | null;
            startedAt: components["schemas"]["Instant"] | null;
            doneAt: components["schemas"]["Instant"] | null;
        };
        ModuleOverview: {
            summary: string;
            nextLesson: components["schemas"]["LessonRef"] | null;
            remainingSeconds: number;
        };
        Resource: {
            id: components["schemas"]["Id"];
            title: string;
            url: string;
        };
        LessonSection: {
            id: components["schemas"]["Id"];
            name: string;
            position: number;
        };
        TextTrack: {
            language: string;
            label: string;
            url: string;
        };
        Video: {
            /** @enum {string} */
            provider: "file" | "hls";
            url: string;
            poster: string | null;
            /** @description Seconds */
            duration: number;
            captions: components["schemas"]["TextTrack"][];
            /** @description Address of a WebVTT chapters file */
            chapters: string | null;
        };
        LessonNeighbour: {
            lesson: components["schemas"]["LessonRef"];
            isLocked: boolean;
        };
        /** @description A lesson the learner may open. A locked one is refused with 403, code locked, its reason and what opens it. */
        Lesson: {
            id: components["schemas"]["Id"];
            name: string;
            product: components["schemas"]["ProductRef"];
            parent: components["schemas"]["ProductRef"] | null;
            section: components["schemas"]["LessonSection"];
            /** @description Place in its section, from 1 */
            position: number;
            status: components["schemas"]["LearnerStatus"] | null;
            isFinished: boolean;
            /** @description What still stands between this lesson and done */
            remaining: ("finish" | "quiz" | "homework")[];
            /** @description Sanitised HTML */
            description: string;
            motivationalMessage: string | null;
            xpPoints: number;
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            duration: number;
            video: components["schemas"]["Video"] | null;
            watch: {
                position: number;
                secondsWatched: number;
            };
            resources: components["schemas"]["Resource"][];
            quiz: components["schemas"]["OutlineQuiz"] | null;
            homework: components["schemas"]["OutlineHomework"] | null;
            previous: components["schemas"]["LessonNeighbour"] | null;
            next: components["schemas"]["LessonNeighbour"] | null;
        };
        WatchReport: {
            /** @description Seconds watched since the last report. Never more than passed on the server's clock is credited. */
            secondsWatched: number;
            /** @description Where the video stands, in seconds */
            position: number;
            /**
             * Format: uuid
             * @description A report sent twice under one id counts once
             */
            reportId?: string;
        };
        /** @enum {string} */
        QuestionType: "fillInTheBlank" | "singleAnswer" | "multipleAnswer";
        /** @description A question without its key. A fill-in sentence is cut at its blank. */
        LearnerQuestion: {
            id: components["schemas"]["Id"];
            position: number;
            type: components["schemas"]["QuestionType"];
            /** @description Empty for a fill-in */
            question: string;
            blank: {
                before: string;
                after: string;
            } | null;
            answers: {
                id: components["schemas"]["Id"];
                answer: string;
            }[];
        };
        /** @description The receipt of a saved answer */
        SavedAnswer: {
            questionId: components["schemas"]["Id"];
            answerIds: components["schemas"]["Id"][];
            text: string | null;
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        QuizSubmissionSummary: {
            id: components["schemas"]["Id"];
            quizId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            lesson: components["schemas"]["LessonRef"];
            user: components["schemas"]["UserRef"];
            score: number;
            total: number;
            status: components["schemas"]["SubmissionStatus"];
            submittedAt: components["schemas"]["Instant"];
            feedbackMessage: string | null;
        };
        LearnerQuiz: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            version: number;
            status: components["schemas"]["SubmissionStatus"];
            lesson: components["schemas"]["LessonRef"];
            questions: components["schemas"]["LearnerQuestion"][];
            /** @description Saved and not yet submitted */
            answers: components["schemas"]["SavedAnswer"][];
            /** @description Newest first, at most 20 */
            submissions: components["schemas"]["QuizSubmissionSummary"][];
            feedbackMessage: string | null;
        };
        QuizListItem: {
            quizId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            lesson: components["schemas"]["LessonRef"];
            questionCount: number;
            status: components["schemas"]["SubmissionStatus"];
            submission: components["schemas"]["QuizSubmissionSummary"] | null;
        };
        QuizPage: {
            data: components["schemas"]["QuizListItem"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description One answer. Choices name answer ids, a fill-in carries text. */
        QuizAnswer: {
            questionId: components["schemas"]["Id"];
            answerIds?: components["schemas"]["Id"][];
            text?: string;
        };
        QuizAnswers: {
            answers: components["schemas"]["QuizAnswer"][];
            /** @description The version of the quiz that was answered; an older one answers 409 */
            version?: number;
        };
        ReviewedAnswer: {
            id: components["schemas"]["Id"];
            answer: string;
            isCorrect: boolean;
            isPicked: boolean;
        };
        ReviewedQuestion: {
            id: components["schemas"]["Id"];
            position: number;
            type: components["schemas"]["QuestionType"];
            question: string;
            blank: {
                before: string;
                after: string;
            } | null;
            answers: components["schemas"]["ReviewedAnswer"][];
            text: string | null;
            correctText: string | null;
            isCorrect: boolean;
            explanation: string | null;
            link: string | null;
        };
        /** @description A finished quiz with its review */
        QuizSubmission: {
            summary: components["schemas"]["QuizSubmissionSummary"];
            questions: components["schemas"]["ReviewedQuestion"][];
            /** @description What still stands between the lesson and done; empty for a mentor */
            lessonRemaining: ("finish" | "quiz" | "homework")[];
            next: components["schemas"]["LessonNeighbour"] | null;
        };
        QuizAnswerInput: {
            answerIds?: components["schemas"]["Id"][];
            text?: string;
            /** @description The version of this answer that was on the screen; another one in the store answers 409 */
            baseVersion?: number;
        };
        QuizSubmissionPage: {
            data: components["schemas"]["QuizSubmissionSummary"][];
            paging: components["schemas"]["Paging"];
        };
        FeedbackInput: {
            message: string;
        };
        /** @enum {string} */
        HomeworkType: "UPLOAD" | "DIGITIZE";
        HomeworkItem: {
            id: string;
            /** @description For fillBlanks a sentence with ___ at each blank */
            text: string;
        };
        HomeworkSection: {
            id: string;
            title: string;
            /** @enum {string} */
            type: "checklist" | "openAnswer" | "fillBlanks";
            items: components["schemas"]["HomeworkItem"][];
        };
        HomeworkTask: {
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            challengeId: string | null;
            type: components["schemas"]["HomeworkType"];
            title: string;
            /** @description Sanitised HTML */
            brief: string;
            maxFiles: number;
            /** @description Bytes */
            maxFileSize: number;
            allowedExtensions: string[];
            sections: components["schemas"]["HomeworkSection"][];
        };
        SubmissionItem: {
            itemId: string;
            /** @description Checklist: "true" or "". Fill blanks: a JSON array of texts, one a blank. */
            textAnswer: string;
        };
        SubmissionFile: {
            fileId: components["schemas"]["Id"];
            name: string;
            size: number;
            uploadedAt: components["schemas"]["Instant"];
        };
        /** @description An earlier version of a submission */
        SubmissionAttempt: {
            version: number;
            submittedAt: components["schemas"]["Instant"];
            items: components["schemas"]["SubmissionItem"][];
            files: components["schemas"]["SubmissionFile"][];
        };
        SubmissionMessage: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["UserRef"];
            isMentor: boolean;
            message: string;
            date: components["schemas"]["Instant"];
        };
        SubmissionEvent: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["SubmissionStatus"];
            version: number;
            date: components["schemas"]["Instant"];
        };
        Submission: {
            submissionId: components["schemas"]["Id"];
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["HomeworkType"];
            lesson: components["schemas"]["LessonRef"];
            user: components["schemas"]["UserRef"];
            status: components["schemas"]["SubmissionStatus"];
            /** @description How often it was handed in */
            version: number;
            items: components["schemas"]["SubmissionItem"][];
            files: components["schemas"]["SubmissionFile"][];
            /** @description What was handed in before, newest first */
            previous: components["schemas"]["SubmissionAttempt"][];
            messages: components["schemas"]["SubmissionMessage"][];
            events: components["schemas"]["SubmissionEvent"][];
            submittedAt: components["schemas"]["Instant"] | null;
            reviewedBy: components["schemas"]["UserRef"] | null;
        };
        /** @description A learner's homework with everything handed in so far */
        Homework: {
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            challengeId: string | null;
            task: components["schemas"]["HomeworkTask"];
            lesson: components["schemas"]["LessonRef"];
            status: components["schemas"]["SubmissionStatus"];
            formDraft: components["schemas"]["Draft"] | null;
            /** @description Newest first */
            submissions: components["schemas"]["Submission"][];
            /** @description The latest message of a mentor */
            feedbackMessage: string | null;
            mentor: components["schemas"]["UserRef"] | null;
        };
        ProductHomework: {
            product: components["schemas"]["ProductRef"];
            total: number;
            open: number;
            complete: number;
        };
        HomeworkListItem: {
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["HomeworkType"];
            lesson: components["schemas"]["LessonRef"];
            status: components["schemas"]["SubmissionStatus"];
            submissionId: number | null;
            updatedAt: components["schemas"]["Instant"] | null;
        };
        HomeworkPage: {
            data: components["schemas"]["HomeworkListItem"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description UPLOAD sends the keys of its uploaded files, DIGITIZE its items */
        HomeworkAnswer: {
            /** @description One storage key or several */
            filePath: string | string[];
        } | {
            items: components["schemas"]["SubmissionItem"][];
        };
        SubmissionListItem: {
            submissionId: components["schemas"]["Id"];
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["HomeworkType"];
            lesson: components["schemas"]["LessonRef"];
            user: components["schemas"]["UserRef"];
            status: components["schemas"]["SubmissionStatus"];
            version: number;
            submittedAt: components["schemas"]["Instant"] | null;
        };
        SubmissionPage: {
            data: components["schemas"]["SubmissionListItem"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description A submission with the homework it answers, for its own page */
        ReviewedSubmission: {
            homework: components["schemas"]["HomeworkTask"];
            submission: components["schemas"]["Submission"];
            canReview: boolean;
        };
        SubmissionStatusInput: {
            /** @enum {string} */
            status: "complete" | "needsRevision";
        };
        /** @description Keyed by userId */
        Mentor: {
            userId: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
            /** @enum {integer} */
            status: 1 | 2;
        };
        /** @enum {string} */
        UploadResource: "homework" | "enrollment" | "profileProjectImage";
        /** @enum {string} */
        UploadCategory: "avatar" | "signature" | "award" | "moduleImage" | "moduleLogo" | "homework" | "csv" | "proof" | "testimonial" | "emailImage";
        /** @description By the resource the file is for, or by file name and category */
        UploadRequest: {
            resource: components["schemas"]["UploadResource"];
            resourceId?: components["schemas"]["Id"];
            fileName: string;
            /** @description Bytes */
            size: number;
            contentType?: string;
        } | {
            fileName: string;
            category: components["schemas"]["UploadCategory"];
            size?: number;
            contentType?: string;
        };
        /** @description Where and with which fields to post the file. Fields go first, the file last, without an authorization header; the storage answers 201 with a Key. */
        UploadParameters: {
            url: string;
            fields: {
                [key: string]: string;
            };
            key: string;
            maxSize: number;
            expiresAt: components["schemas"]["Instant"];
        };
        UploadRules: {
            category: components["schemas"]["UploadCategory"];
            /**
             * @example [
             *       "pdf",
             *       "drawio",
             *       "txt",
             *       "pcapng",
             *       "zip"
             *     ]
             */
            extensions: string[];
            maxSize: number;
            maxFiles: number;
        };
        /**
         * @example {
         *       "id": 3,
         *       "message": "Daniel Reyes sent back your homework.",
         *       "type": "info",
         *       "isRead": false,
         *       "date": "2026-03-12T19:14:00.000Z",
         *       "url": "/homeworks/4/submissions/9"
         *     }
         */
        Notification: {
            id: components["schemas"]["Id"];
            message: string;
            /** @enum {string} */
            type: "info" | "alert" | "zoomCall";
            isRead: boolean;
            date: components["schemas"]["Instant"];
            url?: string;
        };
        /** @description A ticket for one websocket, good for one use and 60 seconds */
        SocketTicket: {
            ticket: string;
            expiresAt: components["schemas"]["Instant"];
        };
        Stars: number;
        /** @description What others read of a rating */
        Review: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["UserRef"];
            stars: components["schemas"]["Stars"];
            review: string;
            date: components["schemas"]["Instant"];
        };
        RatingStats: {
            count: number;
            /** @description Stars on average, to a hundredth */
            average: number | null;
            /** @description Of those who gave one, to a tenth */
            recommendation: number | null;
            /** @description Ratings by stars, from one star to five */
            counts: number[];
        };
        RatingPage: {
            data: components["schemas"]["Review"][];
            paging: components["schemas"]["Paging"];
            stats: components["schemas"]["RatingStats"];
        };
        /** @description How likely one recommends it */
        Recommendation: number | null;
        Rating: {
            moduleId: components["schemas"]["Id"];
            stars: components["schemas"]["Stars"];
            review: string;
            nps: components["schemas"]["Recommendation"];
            date: components["schemas"]["Instant"];
        };
        RatingInput: {
            stars: components["schemas"]["Stars"];
            review: string;
            nps?: components["schemas"]["Recommendation"];
        };
        /**
         * @description 1 course completion, 2 program completion, 3 digital award
         * @enum {integer}
         */
        DiplomaType: 1 | 2 | 3;
        /** @enum {string} */
        DiplomaStatus: "valid" | "expired" | "revoked";
        /** @description A certificate or award as it was issued; what is changed in its template later changes nothing here */
        Diploma: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            /** @description What was finished */
            moduleName: string;
            image: string | null;
            referenceNumber: string;
            issuedAt: components["schemas"]["Instant"];
            /** @description Null for a lifetime */
            expiresAt: components["schemas"]["Instant"] | null;
            status: components["schemas"]["DiplomaStatus"];
        };
        DiplomaPage: {
            data: components["schemas"]["Diploma"][];
            paging: components["schemas"]["Paging"];
        };
        Signature: {
            name: string;
            jobTitle: string;
        };
        DiplomaDetail: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            moduleName: string;
            image: string | null;
            referenceNumber: string;
            issuedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"] | null;
            status: components["schemas"]["DiplomaStatus"];
            recipient: string;
            body: string;
            signatures: components["schemas"]["Signature"][];
            /** @description Where anybody can check it */
            verificationUrl: string;
        };
        Achievement: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            moduleName: string;
            image: string | null;
            earnedAt: components["schemas"]["Instant"];
        };
        Verification: {
            status: components["schemas"]["DiplomaStatus"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            moduleName: string;
            recipient: string;
            referenceNumber: string;
            issuedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"] | null;
        };
        /**
         * @description 1 individual lab, 2 exam prep, 3 lab bundle
         * @enum {integer}
         */
        LabType: 1 | 2 | 3;
        /**
         * @description ready was never opened; open is inside its year
         * @enum {string}
         */
        LabState: "ready" | "open" | "expired" | "notYours";
        Lab: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            type: components["schemas"]["LabType"];
            vendor: string;
            numberOfLabs: number;
            numberOfQuestions: number;
            state: components["schemas"]["LabState"];
            firstAccessAt: components["schemas"]["Instant"] | null;
            expiresAt: components["schemas"]["Instant"] | null;
        };
        LabPage: {
            data: components["schemas"]["Lab"][];
            paging: components["schemas"]["Paging"];
        };
        LabAccess: {
            launchUrl: string;
            firstAccessAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
        };
        XpEvent: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            name: string;
            points: number;
            date: components["schemas"]["Instant"];
        };
        Xp: {
            totalXpPoints: number;
            /** @description One level is 1000 points */
            level: number;
            data: components["schemas"]["XpEvent"][];
            paging: components["schemas"]["Paging"];
        };
    };
    responses: {
        /** @description Slow down; see retry-after */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Input that breaks a rule; nothing was applied */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid token */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed: role, ownership, a lock, or a frozen or blocked account */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something changed in between */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not there, or not yours */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Larger than allowed */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No longer valid */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a client must know of this deployment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    startSignIn: {
        parameters: {
            query?: {
                /** @description Path of this origin to come back to */
                returnPath?: string;
                /** @description signUp opens the sign-up page; fresh asks for the password again */
                mode?: "signIn" | "signUp" | "fresh";
                /** @description Unique name of the special program */
                program?: string;
                /** @description The server's message of a failed session, shown on the sign-in page */
                message?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go there */
            302: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
                error_description?: string;
                iss?: string;
                session_state?: string;
                scope?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go there */
            302: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new access token for the session of the cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOut"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description Change the own profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context of the current user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserContext"];
            };
        };
        responses: {
            /** @description Change the own context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu of the current user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read a form draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInput"];
            };
        };
        responses: {
            /** @description Save a form draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Find people by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRef"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    validatePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneInput"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModules: {
        parameters: {
            query?: {
                /** @description Module type id */
                type?: number;
                subtype?: number;
                uniqueName?: string;
                onlyPurchased?: boolean;
                search?: string;
                level?: number;
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public catalogue, by type, or one module by unique name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One module */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModuleParent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product a module belongs to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModuleChildren: {
        parameters: {
            query?: {
                /** @description Module type id */
                type?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The direct children of a module */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything the home page shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyModules: {
        parameters: {
            query?: {
                rootType?: number;
                rootName?: string;
                parentType?: number;
                parentName?: string;
                uniqueName?: string;
                /** @description Module type id */
                type?: number;
                /** @description Learner statuses, comma-joined */
                status?: string;
                /** @description Module types, comma-joined */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own modules, by place in the tree or by status and type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postMyModules: {
        parameters: {
            query: {
                action: "apply";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Apply"];
            };
        };
        responses: {
            /** @description Apply for a module */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchMyModule: {
        parameters: {
            query?: {
                /** @description start begins a product or lesson; without it a lesson is finished, or passed over with skip */
                action?: "start";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModulePatch"];
            };
        };
        responses: {
            /** @description Start, finish or skip a module */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyModuleChildren: {
        parameters: {
            query?: {
                /** @description Module type id */
                type?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children of an own module with the own state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyNestedChildren: {
        parameters: {
            query?: {
                /** @description Module type id */
                type?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                childId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children of a child of an own module */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sections and lessons with the own state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of a module is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Completion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A module with its description and the own state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Summary and next lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleResources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Files and links of a module */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resource"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lesson to learn from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportVideoStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchReport"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz of a lesson, without its key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerQuiz"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyQuizzes: {
        parameters: {
            query?: {
                /** @description One status or several, comma-joined */
                status?: string;
                productId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own quizzes with the latest submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyQuizAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswers"];
            };
        };
        responses: {
            /** @description Hand in all answers and get the review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizSubmission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyQuizAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswerInput"];
            };
        };
        responses: {
            /** @description Save one answer before handing in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listQuizSubmissions: {
        parameters: {
            query?: {
                /** @description One status or several, comma-joined */
                status?: string;
                productId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Quiz submissions a mentor may read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizSubmissionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuizSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quizId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One quiz submission with its review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizSubmission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postQuizFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quizId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description Leave a feedback message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizSubmission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own homework of a lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Homework"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModuleHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The homework task of a lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeworkTask"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyProductHomeworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Homework counts by product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHomework"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyHomeworks: {
        parameters: {
            query?: {
                /** @description One status or several, comma-joined */
                status?: string;
                productId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own homeworks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeworkPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    submitHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeworkAnswer"];
            };
        };
        responses: {
            /** @description Hand in a homework */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postHomeworkMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description Write to the mentor, before handing in too */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listHomeworks: {
        parameters: {
            query?: {
                type?: "UPLOAD" | "DIGITIZE" | "upload" | "digitize";
                /** @description One status or several, comma-joined */
                status?: string;
                productId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
                /** @description Learners of this cohort */
                cohortId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Homework submissions a mentor may review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listHomeworkSubmissions: {
        parameters: {
            query?: {
                type?: "UPLOAD" | "DIGITIZE" | "upload" | "digitize";
                /** @description One status or several, comma-joined */
                status?: string;
                productId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
                /** @description Learners of this cohort */
                cohortId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Homework submissions a mentor may review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHomeworkSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One homework submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedSubmission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setHomeworkSubmissionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionStatusInput"];
            };
        };
        responses: {
            /** @description Accept a submission or ask for a revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postHomeworkFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description Write in the thread of a submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHomeworkFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A short-lived link to a handed-in file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMentors: {
        parameters: {
            query?: {
                status?: 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mentor"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMentorModules: {
        parameters: {
            query?: {
                /** @description Module types, comma-joined; programs, courses and projects without it */
                types?: string;
                /** @description true leaves out products that hold no homework to review */
                homeworkReview?: boolean;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products a mentor reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUploadParameters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description Parameters of a signed upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadParameters"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUploadRules: {
        parameters: {
            query: {
                category: components["schemas"]["UploadCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Allowed file extensions of a category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRules"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest notifications, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readAllMyNotifications: {
        parameters: {
            query: {
                action: "read";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mark all as read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readMyNotification: {
        parameters: {
            query: {
                action: "read";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mark one as read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSocketTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ticket for the live notifications socket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketTicket"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModuleRatings: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                /** @description Reviews a page */
                limit?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ratings of a product or lesson: figures, and reviews, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own rating of a product or lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rateModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingInput"];
            };
        };
        responses: {
            /** @description Rate a product or lesson, or change the rating */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyDiplomas: {
        parameters: {
            query?: {
                type?: components["schemas"]["DiplomaType"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own certificates and awards, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiplomaPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDiploma: {
        parameters: {
            query: {
                type: components["schemas"]["DiplomaType"];
            };
            header?: never;
            path: {
                diplomaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One own certificate or award */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiplomaDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadMyDiplomaPdf: {
        parameters: {
            query: {
                type: components["schemas"]["DiplomaType"];
            };
            header?: never;
            path: {
                diplomaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One own certificate or award as a tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyAchievements: {
        parameters: {
            query?: {
                moduleId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was earned, in all or for one module, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Achievement"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyDiploma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Printed on the certificate */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a certificate is genuine, and whether it still counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyLabs: {
        parameters: {
            query?: {
                type?: components["schemas"]["LabType"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Practice labs with the own access to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    accessLab: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open a lab; the first time its year begins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabAccess"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleLabs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Labs that a product opens for its learners */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lab"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyXp: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points, level and where the points came from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Xp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
