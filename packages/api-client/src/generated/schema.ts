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
    "/me/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the learner did so far in figures */
        get: operations["getMyStats"];
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
        /** What the learner earned, newest first */
        get: operations["listMyAchievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email": {
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
        /**
         * Ask for another email address
         * @description Needs a sign-in of the last five minutes. The address changes when the link mailed to it is opened; the old one is told, other sessions end. The answer is the same for an address that has an account.
         */
        patch: operations["updateMyEmail"];
        trace?: never;
    };
    "/me/password": {
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
        /**
         * Change the own password
         * @description Needs a sign-in of the last five minutes. Other sessions end and the address is told.
         */
        patch: operations["updateMyPassword"];
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names of companies that begin like a text
         * @description From the suggestion service of the configuration; without one, or when it fails, there are none.
         */
        get: operations["suggestCompanies"];
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
    "/users/-/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find published profiles by name */
        get: operations["searchProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uniqueName}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Another learner's published profile
         * @description Not found unless published. The own one is shown either way, as others would see it.
         */
        get: operations["getPublicProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the learner follows, newest first */
        get: operations["listMyFollowing"];
        put?: never;
        /**
         * Follow a learner who published the profile
         * @description Following again changes nothing.
         */
        post: operations["followUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/following/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Follow somebody no longer
         * @description Also when they were not followed.
         */
        delete: operations["unfollowUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who follows the learner, newest first */
        get: operations["listMyFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own lists of lessons, changed last first */
        get: operations["listMyPlaylists"];
        put?: never;
        /**
         * Make a list of lessons
         * @description Sent again with the same requestId it answers with the list that was made.
         */
        post: operations["createMyPlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own list with its lessons */
        get: operations["getMyPlaylist"];
        /**
         * Name a list and order its lessons
         * @description Lessons left out are taken from the list, none is added. A list changed meanwhile answers 409.
         */
        put: operations["updateMyPlaylist"];
        post?: never;
        /**
         * Delete an own list
         * @description Also when it is gone already.
         */
        delete: operations["deleteMyPlaylist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{id}/lessons/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a lesson at the end of a list
         * @description A lesson that is in it stays where it is.
         */
        put: operations["addLessonToPlaylist"];
        post?: never;
        /** Take a lesson from a list */
        delete: operations["removeLessonFromPlaylist"];
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
        /** Is this email address usable? */
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
        /**
         * Confirm an email address by its code
         * @description Answers 409 with the code `passwordNeeded` when the link is opened in another browser than the one that signed up: a password is chosen at /identity/confirm first.
         */
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
    "/modules/{id}/intro-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an author says of a product before one has it */
        get: operations["getModuleIntroPage"];
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
    "/management/users/{id}/modules/{moduleId}": {
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
        /** Accept or reject a learner's application */
        patch: operations["patchUserModule"];
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
    "/me/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own notes by product, lesson and second */
        get: operations["listMyNotes"];
        put?: never;
        /**
         * Take a note at a second of a lesson
         * @description The note sent again under its id, after a lost reply, is no second one. Up to 100 notes a lesson.
         */
        post: operations["createMyNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notes/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of the products with own notes */
        get: operations["listMyNoteProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notes/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own notes as a tagged PDF
         * @description The first 500 notes of the list with the same filter.
         */
        get: operations["downloadMyNotesPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own note */
        get: operations["getMyNote"];
        put?: never;
        post?: never;
        /** Delete a note */
        delete: operations["deleteMyNote"];
        options?: never;
        head?: never;
        /** Change the text of a note */
        patch: operations["updateMyNote"];
        trace?: never;
    };
    "/modules/{moduleId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions of a lesson, newest first */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Ask a question about a lesson
         * @description Whoever asks follows the question. The own last question sent again, after a lost reply, is no second one.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{moduleId}/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A question with its responses, oldest first */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        /**
         * Take a question out
         * @description Its author may while nobody else responded, a mentor of the product always.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        /** Change an own question */
        patch: operations["updateQuestion"];
        trace?: never;
    };
    "/modules/{moduleId}/questions/{id}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Respond to a question
         * @description Followers are told. Whoever responds for the first time follows the question. The own last response sent again, after a lost reply, is no second one.
         */
        post: operations["respondToQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{moduleId}/questions/{id}/responses/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a response out
         * @description Its author may, and a mentor of the product.
         */
        delete: operations["deleteResponse"];
        options?: never;
        head?: never;
        /** Change an own response */
        patch: operations["updateResponse"];
        trace?: never;
    };
    "/modules/{moduleId}/questions/{id}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a question */
        post: operations["followQuestion"];
        /** Stop following a question */
        delete: operations["unfollowQuestion"];
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
    "/homeworks/{homeworkId}/submissions/{submissionId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a submission to review
         * @description Nobody else decides on it until it is given back, decided on, or the claim is over. Taking it again begins the claim anew.
         */
        put: operations["claimHomeworkSubmission"];
        post?: never;
        /**
         * Give a submission back
         * @description What somebody else has taken stays theirs.
         */
        delete: operations["releaseHomeworkSubmission"];
        options?: never;
        head?: never;
        patch?: never;
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
    "/mentors/{id}/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cohorts somebody reviews, newest first
         * @description Those of the programs of a mentor; all for the staff.
         */
        get: operations["listMentorCohorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/snippets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own feedback snippets, by title */
        get: operations["listMySnippets"];
        put?: never;
        /**
         * Keep a feedback snippet
         * @description At most 100 are kept. The same title and text sent again, after a lost reply, makes no second one.
         */
        post: operations["createMySnippet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/snippets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a feedback snippet */
        put: operations["updateMySnippet"];
        post?: never;
        /** Remove a feedback snippet */
        delete: operations["deleteMySnippet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{uniqueName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An exam with how the caller stands in it */
        get: operations["getExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{uniqueName}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Results of the own completed attempts */
        get: operations["getExamResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exams/{id}/checklist/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tick an item of a practical checklist, or take the tick back */
        put: operations["tickMyChecklistItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exams of the own products */
        get: operations["listMyExams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exams/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an attempt, or go on with the open one
         * @description There is one open attempt of an exam at most: starting again, here or on another device, returns it.
         */
        post: operations["startExamAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exams/attempts/{examAttemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own attempt, without its key */
        get: operations["getExamAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Hand an attempt in
         * @description Finishing a completed attempt again changes nothing.
         */
        patch: operations["finishExamAttempt"];
        trace?: never;
    };
    "/me/exams/attempts/{examAttemptId}/answers/{examAnswerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save one answer during the attempt
         * @description A completed attempt answers 410.
         */
        put: operations["saveExamAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own milestones of started cohorts */
        get: operations["listMyMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/milestones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own milestone */
        get: operations["getMyMilestone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/milestones/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a milestone */
        post: operations["submitMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/milestones/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A short-lived address of a handed-in file */
        get: operations["getMilestoneFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of the own calendar */
        get: operations["getMyCalendar"];
        /** Open or close the own calendar */
        put: operations["setMyCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/-/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Milestones handed in to whoever reviews them
         * @description A mentor sees those of the programs they review, the staff all.
         */
        get: operations["listMilestoneSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/{milestoneId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A learner's milestone for whoever reviews it */
        get: operations["getMilestoneSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** A mentor's decision on a learner's milestone */
        patch: operations["reviewMilestone"];
        trace?: never;
    };
    "/milestones/{milestoneId}/users/{userId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a milestone to review
         * @description No other mentor decides on it until it is given back, decided on, or the claim is over.
         */
        put: operations["claimMilestone"];
        post?: never;
        /**
         * Give a milestone back
         * @description What somebody else has taken stays theirs.
         */
        delete: operations["releaseMilestone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/{milestoneId}/users/{userId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A short-lived address of a file that a learner handed in */
        get: operations["getReviewedMilestoneFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A learner's milestones */
        get: operations["listUserMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/milestones/{milestoneId}": {
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
        /** Decide on a learner's milestone */
        patch: operations["setUserMilestone"];
        trace?: never;
    };
    "/management/cohorts/{cohortId}/milestones": {
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
        /** Extend or reset the due dates of a cohort */
        patch: operations["moveCohortDueDates"];
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
    "/uploads/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an upload in parts, or go on with one
         * @description The same file for the same purpose is the upload that was begun before, with the parts that have arrived. Each part is posted with a form of its own; the last one may be shorter.
         */
        post: operations["createUploadInParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/parts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give up an upload and remove what was sent
         * @description Also when it was given up already. A file that was handed in stays, with 409.
         */
        delete: operations["deleteUploadInParts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/parts/{id}/forms/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The signed form of one part
         * @description It takes exactly the bytes of this part, for an hour.
         */
        post: operations["createPartParameters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/parts/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the file whole once all its parts have arrived
         * @description A large file takes a while: as long as isJoined is false, ask again. Parts that are missing answer 409.
         */
        post: operations["joinUploadInParts"];
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
        /** Mark one as read or unread */
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
    "/me/modules/{id}/survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a program asks who joins it
         * @description For its learners. A program without a survey answers 404.
         */
        get: operations["getMySurvey"];
        /**
         * Answer the survey of a program
         * @description The answers take the place of earlier ones. With them the program leaves programIdsIncompleteOnboardingSurvey of the context.
         */
        put: operations["answerMySurvey"];
        post?: never;
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
    "/me/recordings/{recordingId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over what was recorded of the own session
         * @description Only where the own context enables it and the own roles are student or instructor assistant and nothing else. What was typed is masked before it is sent. What the recording provider does not take is dropped and logged: nobody waits for it.
         */
        post: operations["recordSession"];
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
        /** @description A service beside the academy: one of others by its address, or the browser's console in its place */
        OutsideService: {
            /** @enum {string} */
            kind: "console" | "http";
            /** @description Of the service; the console has none */
            url?: string;
        };
        SpecialProgram: {
            name: string;
            uniqueName: string;
            shortDescription: string | null;
        };
        /** @description What a client must know of this deployment; holds no secret */
        Configuration: {
            websocketUrl: string;
            supportEmail: string;
            supportedBrowsersUrl: string;
            /** @description Whether names of companies can be looked up */
            suggestsCompanies?: boolean;
            /** @default 10 */
            requestsPerSecond: number;
            /** @description Whether recordings of sessions have a place to go */
            recordsSessions?: boolean;
            /** @description Where events are told; not configured when left out */
            analytics?: components["schemas"]["OutsideService"];
            /** @description The chat of the support, by the address of its script; not configured when left out */
            chat?: components["schemas"]["OutsideService"];
            reportSuccess: {
                jobSuccessUrl: string;
                industryCertificationUrl: string;
            };
            /** @description The program of /zte; null where there is none */
            specialProgram: components["schemas"]["SpecialProgram"] | null;
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
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601
         * @example 2026-03-12T21:14:00.000Z
         */
        Instant: string;
        /** @description What it is now, where a decision was made on an older state */
        CurrentState: {
            status: string | number;
            /** @description How often it was handed in */
            version: number;
            /** @description Who changed it last */
            by: components["schemas"]["UserRef"] | null;
            date: components["schemas"]["Instant"] | null;
            /** @description What they wrote */
            feedback?: string;
        };
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
            current?: components["schemas"]["CurrentState"];
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
            /** Format: line */
            street?: string | null;
            /** Format: line */
            city?: string | null;
            /** Format: line */
            state?: string | null;
            /** Format: line */
            zip?: string | null;
            /** Format: line */
            country?: string | null;
        };
        /** @enum {string|null} */
        TshirtSize: "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | "XXXXL" | null;
        SocialLink: {
            /** @enum {string} */
            network: "linkedin" | "github" | "x" | "youtube" | "website";
            /** @description http or https */
            url: string;
        };
        /** @description Fields to change. id, email, companyId, roles and isIAU are the server's and accepted only unchanged, else 422 and nothing is applied. Another phone number needs a sign-in of the last five minutes. */
        ProfileUpdate: {
            id?: components["schemas"]["Id"];
            /** Format: line */
            email?: string;
            roles?: components["schemas"]["Role"][];
            isIAU?: boolean;
            /** Format: line */
            companyId?: string | null;
            /** @description The version the changes were typed on; another one in the store answers 409 */
            baseVersion?: number;
            /** Format: line */
            firstName?: string;
            /** Format: line */
            lastName?: string;
            /** Format: line */
            headline?: string | null;
            /** Format: line */
            phone?: string | null;
            /** Format: line */
            companyName?: string | null;
            /**
             * Format: line
             * @description The Key of an uploaded image of category avatar; null takes the photo away
             */
            avatar?: string | null;
            isPublished?: boolean;
            shippingAddress?: components["schemas"]["ShippingAddress"] | null;
            tshirtSize?: components["schemas"]["TshirtSize"];
            socialLinks?: components["schemas"]["SocialLink"][];
            birthDateMonth?: number | null;
            birthDateDay?: number | null;
            birthDateYear?: number | null;
        };
        Profile: {
            id: components["schemas"]["Id"];
            /** @description Counts the changes; goes back as baseVersion */
            version: number;
            uniqueName: string;
            firstName: string;
            lastName: string;
            headline: string | null;
            email: string;
            /** @description The address that takes its place once its mailed link was opened */
            pendingEmail: string | null;
            /** @description False when another identity provider keeps address and password */
            hasPassword: boolean;
            /** @description Until when this sign-in may change address */
            freshUntil: components["schemas"]["Instant"];
            phone: string | null;
            companyId: string | null;
            companyName: string | null;
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
            /** @description Whether other learners may see the profile and follow it */
            isPublished: boolean;
            roles: components["schemas"]["Role"][];
        };
        UserContext: {
            finishedInvite: boolean;
            closedInviteNotification: boolean;
            /** Format: line */
            cancelledProductName: string | null;
            /** Format: line */
            paymentBillingAgreementExpirationDate: string | null;
            referralsEnrolled: number;
            /** Format: line */
            referralFlowStatus: string;
            /** Format: line */
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
        UserStats: {
            totalXpPoints: number;
            level: number;
            lessonsDone: number;
            productsLearning: number;
            productsDone: number;
            quizzesDone: number;
            homeworksAccepted: number;
            secondsLearned: number;
            /** @description Days with any learning on them */
            daysLearned: number;
            following: number;
            followers: number;
            playlists: number;
            memberSince: components["schemas"]["Instant"];
        };
        /**
         * @description 1 course completion, 2 program completion, 3 digital award
         * @enum {integer}
         */
        DiplomaType: 1 | 2 | 3;
        /** @description A program, course or project by what a link to it needs */
        ProductRef: {
            id: components["schemas"]["Id"];
            name: string;
            uniqueName: string;
            /** @enum {integer} */
            type: 1 | 2 | 3 | 8 | 10;
        };
        Achievement: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            image: string | null;
            earnedAt: components["schemas"]["Instant"];
            /** @description Where anybody can check it; for its owner only, and while it is valid */
            verificationUrl?: string;
            product: components["schemas"]["ProductRef"] | null;
        };
        Paging: {
            /** @description 0-based */
            page: number;
            pageSize: number;
            total: number;
            /** @description Path and query of the next page, to be sent back as it is */
            next: string | null;
        };
        AchievementPage: {
            data: components["schemas"]["Achievement"][];
            paging: components["schemas"]["Paging"];
        };
        EmailInput: {
            /** Format: line */
            email: string;
        };
        PasswordInput: {
            /** Format: password */
            password: string;
        };
        Company: {
            /** @description Id or domain at the suggestion service */
            id: string;
            name: string;
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
        /** @description kind:id, e.g. homework:12 */
        DraftKey: string;
        Draft: {
            key: string;
            value: {
                [key: string]: unknown;
            };
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        DraftInput: {
            key: components["schemas"]["DraftKey"];
            /** @description Any JSON object of at most 256 kB */
            value: {
                [key: string]: unknown;
            };
            /** @description The version this text was typed on; another version in the store answers 409 */
            baseVersion?: number;
        };
        /** @description A learner as others may see them; headline and address only of a published profile */
        Person: {
            id: components["schemas"]["Id"];
            uniqueName: string | null;
            name: string;
            avatar: string | null;
            headline: string | null;
            isPublished: boolean;
            /** @description By whoever asks */
            isFollowed: boolean;
        };
        PublicProfile: {
            person: components["schemas"]["Person"];
            isOwn: boolean;
            memberSince: components["schemas"]["Instant"];
            level: number;
            lessonsDone: number;
            productsDone: number;
            followers: number;
            following: number;
            socialLinks: components["schemas"]["SocialLink"][];
            achievements: components["schemas"]["Achievement"][];
        };
        PersonPage: {
            data: components["schemas"]["Person"][];
            paging: components["schemas"]["Paging"];
        };
        FollowInput: {
            userId: components["schemas"]["Id"];
        };
        PlaylistSummary: {
            id: components["schemas"]["Id"];
            title: string;
            lessonCount: number;
            doneCount: number;
            /** @description Length of all its lessons */
            seconds: number;
            /** @description Of the lesson that was asked about; null when none was */
            holdsLesson: boolean | null;
            updatedAt: components["schemas"]["Instant"];
        };
        PlaylistPage: {
            data: components["schemas"]["PlaylistSummary"][];
            paging: components["schemas"]["Paging"];
        };
        /** Format: line */
        PlaylistTitle: string;
        PlaylistInput: {
            title: components["schemas"]["PlaylistTitle"];
            /**
             * Format: uuid
             * @description Made by the sender, so that a repeated call makes no second list
             */
            requestId: string;
            lessonId?: components["schemas"]["Id"];
        };
        /** @description A lesson by what its address needs */
        LessonRef: {
            id: components["schemas"]["Id"];
            name: string;
            sectionId: components["schemas"]["Id"];
            product: components["schemas"]["ProductRef"];
        };
        PlaylistLesson: {
            lesson: components["schemas"]["LessonRef"];
            seconds: number;
            isDone: boolean;
            /** @description Whether its product is the learner's */
            isOwn: boolean;
        };
        Playlist: {
            id: components["schemas"]["Id"];
            title: string;
            version: number;
            updatedAt: components["schemas"]["Instant"];
            lessons: components["schemas"]["PlaylistLesson"][];
        };
        PlaylistUpdate: {
            title: components["schemas"]["PlaylistTitle"];
            lessonIds: components["schemas"]["Id"][];
            baseVersion: number;
        };
        PhoneInput: {
            /** Format: line */
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
            /** @description Passed over: what stands behind it is open */
            isSkipped: boolean;
            lessonCount: number;
            /** @description Its parts in their order, where one module is read by itself */
            children?: components["schemas"]["Module"][];
            /** @description The cohort the learner runs with, where one program is read by itself */
            userCohort?: components["schemas"]["Cohort"] | null;
            /** @description The quiz of a lesson, where one module is read by itself */
            quiz?: components["schemas"]["OutlineQuiz"] | null;
            /** @description The homework of a lesson, where one module is read by itself */
            homework?: components["schemas"]["OutlineHomework"] | null;
        };
        /**
         * @description 1 technical, 2 career, 3 exam, 4 SQC
         * @enum {integer}
         */
        MilestoneCategory: 1 | 2 | 3 | 4;
        /**
         * @description 1 incomplete, 2 ready for review, 3 complete, 4 overdue, 5 waived, 6 sent back, 7 under review
         * @enum {integer}
         */
        MilestoneStatus: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        MilestoneListItem: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            status: components["schemas"]["MilestoneStatus"];
            /** @description The last second of the day it is due, where the cohort is */
            dueDate: components["schemas"]["Instant"];
        };
        /** @description A run of a program, as one of its learners sees it */
        Cohort: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            /** @description The open cohort flag: it takes new learners */
            isOpen: boolean;
            /** @description In their order; none before the cohort starts */
            milestones: components["schemas"]["MilestoneListItem"][];
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
        ModulePage: {
            data: components["schemas"]["Module"][];
            paging: components["schemas"]["Paging"];
        };
        IntroHero: {
            /** @enum {string} */
            kind: "hero";
            title: string;
            text: string;
            image: components["schemas"]["ModuleImage"] | null;
        };
        IntroText: {
            /** @enum {string} */
            kind: "text";
            title: string;
            /** @description Sanitised HTML */
            html: string;
        };
        IntroBullets: {
            /** @enum {string} */
            kind: "bullets";
            title: string;
            items: string[];
        };
        TextTrack: {
            language: string;
            label: string;
            url: string;
        };
        IntroVideo: {
            /** @enum {string} */
            kind: "video";
            title: string;
            url: string;
            poster: string | null;
            captions: components["schemas"]["TextTrack"][];
        };
        IntroTestimonials: {
            /** @enum {string} */
            kind: "testimonials";
            title: string;
            items: {
                quote: string;
                name: string;
                role: string | null;
            }[];
        };
        IntroFaq: {
            /** @enum {string} */
            kind: "faq";
            title: string;
            items: {
                question: string;
                /** @description Sanitised HTML */
                html: string;
            }[];
        };
        /** @description What an author says of a product before one has it, block by block; none where nothing was written */
        IntroPage: {
            /** @description 0 where nothing was written */
            version: number;
            blocks: (components["schemas"]["IntroHero"] | components["schemas"]["IntroText"] | components["schemas"]["IntroBullets"] | components["schemas"]["IntroVideo"] | components["schemas"]["IntroTestimonials"] | components["schemas"]["IntroFaq"])[];
        };
        OutlineLesson: {
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            status: components["schemas"]["LearnerStatus"] | null;
            /** @description The content was finished; quiz or homework may still be open */
            isFinished: boolean;
            isLocked: boolean;
            /** @description Passed over, not done */
            isSkipped: boolean;
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
        /** @description Without `skip` a lesson's content is finished. With `skip` a lesson is passed over where its product allows that, a course or project where its program does */
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
            /** @description Practice labs it opens to its learners */
            labCount: number;
            /** @description The learner may pass it over now */
            canSkip: boolean;
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
            /** @description Address of a WebVTT file whose cues are parts of images, as `tiles.jpg#xywh=0,0,160,90` */
            thumbnails: string | null;
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
            /** @description Passed over: the next lesson is open, and it can still be finished */
            isSkipped: boolean;
            /** @description Its product lets one pass it over, and it is neither done nor passed over */
            canSkip: boolean;
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
            /** @description Own notes */
            noteCount: number;
            /** @description Questions of its discussion; null where there is none */
            questionCount: number | null;
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
        /**
         * Format: uuid
         * @description Chosen by whoever takes the note, so that it can be kept and sent later
         * @example 5e0c1f7e-3a51-4a43-9d7e-0a54cb7f3c11
         */
        NoteId: string;
        Note: {
            id: components["schemas"]["NoteId"];
            lesson: components["schemas"]["LessonRef"];
            /** @description Whether the lesson has a video that the position is in */
            hasVideo: boolean;
            /** @description Seconds of the video */
            position: number;
            text: string;
            version: number;
            createdAt: components["schemas"]["Instant"];
            savedAt: components["schemas"]["Instant"];
        };
        NotePage: {
            data: components["schemas"]["Note"][];
            paging: components["schemas"]["Paging"];
        };
        NoteInput: {
            id?: components["schemas"]["NoteId"];
            moduleId: components["schemas"]["Id"];
            /** @description Seconds of the video */
            position: number;
            /** Format: text */
            text: string;
        };
        NoteChange: {
            /** Format: text */
            text: string;
            /** @description The version it was typed on; another stored one is a conflict */
            baseVersion?: number;
        };
        DiscussionAuthor: {
            id: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
            /** @description A mentor of the product */
            isMentor: boolean;
        };
        Question: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            /** @description Markdown as it was written */
            body: string;
            /** @description The body as sanitised HTML */
            html: string;
            author: components["schemas"]["DiscussionAuthor"];
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            responseCount: number;
            hasMentorResponse: boolean;
            /** @description By the caller */
            isFollowed: boolean;
            canEdit: boolean;
            canDelete: boolean;
        };
        QuestionPage: {
            lesson: components["schemas"]["LessonRef"];
            data: components["schemas"]["Question"][];
            paging: components["schemas"]["Paging"];
        };
        QuestionInput: {
            moduleId: components["schemas"]["Id"];
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description Markdown
             */
            body: string;
        };
        Response: {
            id: components["schemas"]["Id"];
            questionId: components["schemas"]["Id"];
            /** @description Markdown as it was written */
            body: string;
            /** @description The body as sanitised HTML */
            html: string;
            author: components["schemas"]["DiscussionAuthor"];
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            canEdit: boolean;
            canDelete: boolean;
        };
        ResponsePage: {
            data: components["schemas"]["Response"][];
            paging: components["schemas"]["Paging"];
        };
        QuestionDetail: {
            lesson: components["schemas"]["LessonRef"];
            question: components["schemas"]["Question"];
            responses: components["schemas"]["ResponsePage"];
        };
        QuestionChange: {
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description Markdown
             */
            body: string;
        };
        ResponseInput: {
            /**
             * Format: text
             * @description Markdown
             */
            body: string;
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
            /** Format: line */
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
            /** @description What the same learner handed in for this quiz, this one too, newest first */
            attempts: components["schemas"]["QuizSubmissionSummary"][];
        };
        QuizAnswerInput: {
            answerIds?: components["schemas"]["Id"][];
            /** Format: line */
            text?: string;
            /** @description The version of this answer that was on the screen; another one in the store answers 409 */
            baseVersion?: number;
        };
        QuizSubmissionPage: {
            data: components["schemas"]["QuizSubmissionSummary"][];
            paging: components["schemas"]["Paging"];
        };
        QuizFeedbackInput: {
            /** Format: text */
            message: string;
            /**
             * Format: text
             * @description The feedback on the screen, null for none; another one in the store answers 409 with it in `current`
             */
            replaces: string | null;
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
            /** Format: line */
            itemId: string;
            /**
             * Format: text
             * @description Checklist: "true" or "". Fill blanks: a JSON array of texts, one a blank.
             */
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
        /** @description Who has taken a submission to review it */
        ReviewClaim: {
            by: components["schemas"]["UserRef"];
            since: components["schemas"]["Instant"];
            /** @description Then it is free again, decided on or not */
            until: components["schemas"]["Instant"];
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
            /** @description Who reviews it now */
            claim: components["schemas"]["ReviewClaim"] | null;
        };
        /** @description How long learners of a product waited for a review lately */
        WaitingTime: {
            /** @description The median; null while there are too few reviews to tell */
            typicalSeconds: number | null;
            /** @description How many it is made from */
            reviews: number;
            /** @description How far back they go */
            days: number;
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
            waiting: components["schemas"]["WaitingTime"];
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
        /** @description The state on the screen; another one in the store answers 409 with it in `current` */
        SeenSubmission: {
            status: components["schemas"]["SubmissionStatus"];
            /** @description How often it was handed in; 0 before the first time */
            version: number;
        };
        /** @description UPLOAD sends the keys of its uploaded files, DIGITIZE its items */
        HomeworkAnswer: {
            /** @description One storage key or several */
            filePath: string | string[];
            expected?: components["schemas"]["SeenSubmission"];
        } | {
            items: components["schemas"]["SubmissionItem"][];
            expected?: components["schemas"]["SeenSubmission"];
        };
        FeedbackInput: {
            /** Format: text */
            message: string;
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
            /** @description Who reviews it now */
            claim: components["schemas"]["ReviewClaim"] | null;
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
        /**
         * Format: uuid
         * @description The same change sent again with it, after a lost reply, changes nothing
         */
        ChangeId: string;
        SubmissionStatusInput: {
            /** @enum {string} */
            status: "complete" | "needsRevision";
            expected: components["schemas"]["SeenSubmission"];
            changeId?: components["schemas"]["ChangeId"];
        };
        /** @description Keyed by userId */
        Mentor: {
            userId: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
            /** @enum {integer} */
            status: 1 | 2;
        };
        ReviewedCohort: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            product: components["schemas"]["ProductRef"];
        };
        /** @description Words that somebody who reviews uses again and again */
        Snippet: {
            id: components["schemas"]["Id"];
            title: string;
            text: string;
        };
        SnippetInput: {
            /** Format: line */
            title: string;
            /** Format: text */
            text: string;
        };
        /** @enum {string} */
        AssessmentKind: "exam" | "sqc";
        /**
         * @description When right answers are shown: never, once the exam is passed or no attempt is left, or after each attempt
         * @enum {string}
         */
        AnswersShown: "never" | "whenSettled" | "always";
        /**
         * @description failed: the latest attempt was completed and none was passed
         * @enum {string}
         */
        ExamState: "notStarted" | "started" | "passed" | "failed";
        OpenAttempt: {
            id: components["schemas"]["Id"];
            deadline: components["schemas"]["Instant"] | null;
        };
        /** @description Something to have done with one's own hands */
        ChecklistItem: {
            id: components["schemas"]["Id"];
            text: string;
            /** @description When its learner ticked it */
            doneAt: components["schemas"]["Instant"] | null;
        };
        /** @description An exam or SQC as one learner stands in it */
        Exam: {
            id: components["schemas"]["Id"];
            uniqueName: string;
            kind: components["schemas"]["AssessmentKind"];
            title: string;
            /** @description HTML */
            description: string;
            product: components["schemas"]["ProductRef"];
            questionCount: number;
            /** @description The sum of the weights of its questions */
            totalPoints: number;
            /** @description null: without a time limit */
            durationMinutes: number | null;
            /** @description null: as many as one likes */
            attemptsAllowed: number | null;
            attemptsUsed: number;
            passPercent: number;
            /** @description From the end of an attempt to the start of the next */
            cooldownMinutes: number;
            answersShown: components["schemas"]["AnswersShown"];
            /** @description Given once, for passing */
            xpPoints: number;
            state: components["schemas"]["ExamState"];
            /** @description Whether an attempt can be started now; an open one is gone on with instead */
            canStart: boolean;
            /** @description The end of a cool-down that is not over */
            nextAttemptAt: components["schemas"]["Instant"] | null;
            openAttempt: components["schemas"]["OpenAttempt"] | null;
            bestPercent: number | null;
            /** @description The practical part of an SQC; empty for an exam */
            checklist: components["schemas"]["ChecklistItem"][];
            serverTime: components["schemas"]["Instant"];
        };
        /** @description A completed attempt */
        ExamAttemptSummary: {
            id: components["schemas"]["Id"];
            number: number;
            startedAt: components["schemas"]["Instant"];
            completedAt: components["schemas"]["Instant"];
            /** @description Handed in by the server at the deadline */
            isTimedOut: boolean;
            score: number;
            total: number;
            /** @description Rounded down */
            percent: number;
            passed: boolean;
        };
        ExamTopic: {
            topic: string;
            questions: number;
            right: number;
            score: number;
            total: number;
        };
        ReviewedExamQuestion: {
            topic: string;
            weight: number;
            question: components["schemas"]["ReviewedQuestion"];
        };
        ExamResults: {
            exam: components["schemas"]["Exam"];
            attempt: components["schemas"]["ExamAttemptSummary"];
            topics: components["schemas"]["ExamTopic"][];
            /** @description null while right answers are not shown */
            questions: components["schemas"]["ReviewedExamQuestion"][] | null;
            /** @description Newest first, at most 20 */
            attempts: components["schemas"]["ExamAttemptSummary"][];
        };
        ChecklistTick: {
            isDone: boolean;
        };
        ExamPage: {
            data: components["schemas"]["Exam"][];
            paging: components["schemas"]["Paging"];
        };
        ExamAttemptStart: {
            examId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        AttemptStatus: "started" | "completed";
        /** @description A question of an attempt, without its key; its id is the examQuestionId */
        ExamQuestion: {
            topic: string;
            /** @description Points for answering it right */
            weight: number;
            question: components["schemas"]["LearnerQuestion"];
        };
        /** @description The place of one answer of an attempt, with what was saved there */
        ExamAnswer: {
            examAnswerId: components["schemas"]["Id"];
            examAttemptId: components["schemas"]["Id"];
            examQuestionId: components["schemas"]["Id"];
            answerIds: components["schemas"]["Id"][];
            text: string | null;
            /** @description 0 until something is saved */
            version: number;
            savedAt: components["schemas"]["Instant"] | null;
        };
        ExamAttempt: {
            id: components["schemas"]["Id"];
            examId: components["schemas"]["Id"];
            uniqueName: string;
            title: string;
            number: number;
            status: components["schemas"]["AttemptStatus"];
            startedAt: components["schemas"]["Instant"];
            /** @description By the clock of the server; then it is handed in as it is */
            deadline: components["schemas"]["Instant"] | null;
            completedAt: components["schemas"]["Instant"] | null;
            serverTime: components["schemas"]["Instant"];
            questions: components["schemas"]["ExamQuestion"][];
            /** @description One for each question, in the same order */
            answers: components["schemas"]["ExamAnswer"][];
        };
        ExamAttemptEnd: {
            /** @enum {string} */
            status: "completed";
        };
        ExamAnswerInput: {
            examQuestionId: components["schemas"]["Id"];
            answerIds?: components["schemas"]["Id"][];
            /** Format: line */
            text?: string;
            /** @description The version of this answer that was on the screen; another one in the store answers 409 */
            baseVersion?: number;
        };
        /** @description The receipt of a saved answer */
        ExamAnswerReceipt: {
            examAnswerId: components["schemas"]["Id"];
            examAttemptId: components["schemas"]["Id"];
            examQuestionId: components["schemas"]["Id"];
            answerIds: components["schemas"]["Id"][];
            text: string | null;
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        CohortRef: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
        };
        /** @description A milestone with the program and the cohort it belongs to */
        MyMilestone: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            status: components["schemas"]["MilestoneStatus"];
            dueDate: components["schemas"]["Instant"];
            product: components["schemas"]["ProductRef"];
            cohort: components["schemas"]["CohortRef"];
        };
        MilestoneLink: {
            title: string;
            url: string;
        };
        /** @description What was handed in last */
        MilestoneSubmission: {
            /** @description How often it was handed in */
            version: number;
            submittedAt: components["schemas"]["Instant"];
            files: components["schemas"]["SubmissionFile"][];
            link: string | null;
        };
        /** @description An exam or SQC as the learner of the milestone stands in it */
        MilestoneAssessment: {
            uniqueName: string;
            title: string;
            kind: components["schemas"]["AssessmentKind"];
            state: components["schemas"]["ExamState"];
            checklist: components["schemas"]["ChecklistItem"][];
        };
        Milestone: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            status: components["schemas"]["MilestoneStatus"];
            dueDate: components["schemas"]["Instant"];
            product: components["schemas"]["ProductRef"];
            cohort: components["schemas"]["CohortRef"];
            /** @description Sanitised HTML */
            description: string;
            links: components["schemas"]["MilestoneLink"][];
            /** @description The file submission toggle */
            allowsFiles: boolean;
            /** @description The link submission toggle */
            allowsLink: boolean;
            maxFiles: number;
            /** @description Bytes */
            maxFileSize: number;
            allowedExtensions: string[];
            submission: components["schemas"]["MilestoneSubmission"] | null;
            /** @description The latest words of a mentor or of the staff */
            feedback: string | null;
            reviewedBy: components["schemas"]["UserRef"] | null;
            /** @description Files that wait to be handed in */
            formDraft: components["schemas"]["Draft"] | null;
            /** @description A link that waits to be handed in */
            linkDraft: components["schemas"]["Draft"] | null;
            /** @description Who reviews it now */
            claim: components["schemas"]["ReviewClaim"] | null;
            waiting: components["schemas"]["WaitingTime"];
            /** @description The exam or SQC it points at */
            assessment: components["schemas"]["MilestoneAssessment"] | null;
        };
        /** @description The state on the screen; another one in the store answers 409 with it in `current` */
        SeenMilestone: {
            status: components["schemas"]["MilestoneStatus"];
            /** @description How often it was handed in; 0 before the first time */
            version: number;
        };
        /** @description Files by their storage keys, a link, or both, as the milestone allows */
        MilestoneAnswer: {
            files?: string[];
            /** Format: line */
            link?: string;
            expected?: components["schemas"]["SeenMilestone"];
        };
        CalendarFeed: {
            /** @description The private address of the own calendar; null while it is closed */
            url: string | null;
        };
        CalendarFeedInput: {
            /** @description Closing ends the address for ever; opened again it has another one */
            isOpen: boolean;
        };
        MilestoneSubmissionItem: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            status: components["schemas"]["MilestoneStatus"];
            dueDate: components["schemas"]["Instant"];
            product: components["schemas"]["ProductRef"];
            cohort: components["schemas"]["CohortRef"];
            user: components["schemas"]["UserRef"];
            version: number;
            submittedAt: components["schemas"]["Instant"];
            /** @description Who reviews it now */
            claim: components["schemas"]["ReviewClaim"] | null;
        };
        MilestoneSubmissionPage: {
            data: components["schemas"]["MilestoneSubmissionItem"][];
            paging: components["schemas"]["Paging"];
        };
        MilestoneEvent: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["MilestoneStatus"];
            version: number;
            by: components["schemas"]["UserRef"];
            feedback: string | null;
            date: components["schemas"]["Instant"];
        };
        /** @description A learner's milestone with what happened to it, for whoever reviews it */
        ReviewedMilestone: {
            milestone: components["schemas"]["Milestone"];
            user: components["schemas"]["UserRef"];
            /** @description Oldest first */
            events: components["schemas"]["MilestoneEvent"][];
        };
        MilestoneReview: {
            /** @enum {string} */
            action: "complete" | "reset" | "sendBack" | "underReview" | "waive";
            expected: components["schemas"]["SeenMilestone"];
            changeId?: components["schemas"]["ChangeId"];
            /** Format: text */
            feedback?: string;
        };
        /** @description Extend carries days, reset the cohort */
        DueDateChange: {
            days: number;
            /** @description All of the cohort without it */
            milestoneIds?: components["schemas"]["Id"][];
            changeId?: components["schemas"]["ChangeId"];
        } | {
            cohortId: components["schemas"]["Id"];
        };
        DueDate: {
            id: components["schemas"]["Id"];
            title: string;
            dueDate: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        UploadResource: "homework" | "milestone" | "enrollment" | "profileProjectImage";
        /** @enum {string} */
        UploadCategory: "avatar" | "signature" | "award" | "moduleImage" | "moduleLogo" | "homework" | "milestone" | "csv" | "proof" | "testimonial" | "emailImage";
        /** @description By the resource the file is for, or by file name and category */
        UploadRequest: {
            resource: components["schemas"]["UploadResource"];
            resourceId?: components["schemas"]["Id"];
            /** Format: line */
            fileName: string;
            /** @description Bytes */
            size: number;
            /** Format: line */
            contentType?: string;
        } | {
            /** Format: line */
            fileName: string;
            category: components["schemas"]["UploadCategory"];
            size?: number;
            /** Format: line */
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
        UploadInPartsRequest: {
            /** @description With its size */
            upload: components["schemas"]["UploadRequest"];
            /**
             * Format: int64
             * @description When the file was changed last, in milliseconds; it tells the file from another one of the same name and size
             */
            lastModified: number;
        };
        /**
         * Format: uuid
         * @example 0287ba2c-2536-438f-9778-07fe4226c19c
         */
        UploadInPartsId: string;
        PartNumber: number;
        UploadInParts: {
            id: components["schemas"]["UploadInPartsId"];
            /** @description What the file is handed in by once it is whole */
            key: string;
            /** @description Bytes */
            size: number;
            /** @description Bytes of every part but the last */
            partSize: number;
            partCount: number;
            /** @description Numbers of the parts that have arrived, from 1; none of a file that is whole */
            storedParts: components["schemas"]["PartNumber"][];
            /** @description The file is whole */
            isJoined: boolean;
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
            /** Format: text */
            review: string;
            nps?: components["schemas"]["Recommendation"];
        };
        SurveyQuestion: {
            id: string;
            /** @enum {string} */
            kind: "singleAnswer" | "multipleAnswer" | "openAnswer";
            question: string;
            isRequired: boolean;
            /** @description None for an open answer */
            choices: string[];
        };
        /** @description What was chosen, or what was written; nothing at all for a question that was left out */
        SurveyAnswer: {
            /** Format: line */
            questionId: string;
            choices: string[];
            /** Format: text */
            text: string;
        };
        /** @description What a program asks who joins it, with what the learner answered */
        Survey: {
            product: components["schemas"]["ProductRef"];
            title: string;
            intro: string;
            questions: components["schemas"]["SurveyQuestion"][];
            answers: components["schemas"]["SurveyAnswer"][];
            /** @description Null until it is handed in */
            answeredAt: components["schemas"]["Instant"] | null;
        };
        SurveyInput: {
            answers: components["schemas"]["SurveyAnswer"][];
        };
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
            uniqueName: string;
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
        /** @description One event of rrweb: what was drawn or done, and when */
        RecordingEvent: {
            type: number;
            /** @description Milliseconds since 1970 */
            timestamp: number;
        } & {
            [key: string]: unknown;
        };
        RecordingBatch: {
            /** @description Of this batch in its recording, from 0 */
            number: number;
            events: components["schemas"]["RecordingEvent"][];
        };
        XpEvent: {
            id: components["schemas"]["Id"];
            /** @description null when it was an exam */
            moduleId: components["schemas"]["Id"] | null;
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
    getMyStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the learner did so far in figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyAchievements: {
        parameters: {
            query?: {
                moduleId?: components["schemas"]["Id"];
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
            /** @description What the learner earned, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AchievementPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyEmail: {
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
            /** @description Ask for another email address */
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
    updateMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    suggestCompanies: {
        parameters: {
            query: {
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of companies that begin like a text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
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
                key: components["schemas"]["DraftKey"];
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
                key: components["schemas"]["DraftKey"];
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
    searchProfiles: {
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
            /** @description Find published profiles by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPublicProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Another learner's published profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyFollowing: {
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
            /** @description Whom the learner follows, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    followUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowInput"];
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
    unfollowUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
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
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyFollowers: {
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
            /** @description Who follows the learner, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyPlaylists: {
        parameters: {
            query?: {
                /** @description Tells of each list whether it holds this lesson */
                lessonId?: components["schemas"]["Id"];
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
            /** @description The own lists of lessons, changed last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistInput"];
            };
        };
        responses: {
            /** @description Make a list of lessons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyPlaylist: {
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
            /** @description One own list with its lessons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyPlaylist: {
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
                "application/json": components["schemas"]["PlaylistUpdate"];
            };
        };
        responses: {
            /** @description Name a list and order its lessons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
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
    deleteMyPlaylist: {
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
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addLessonToPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                lessonId: components["schemas"]["Id"];
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
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeLessonFromPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                lessonId: components["schemas"]["Id"];
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
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            409: components["responses"]["Conflict"];
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
    getModuleIntroPage: {
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
            /** @description What an author says of a product before one has it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroPage"];
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
        requestBody?: {
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
    patchUserModule: {
        parameters: {
            query: {
                /** @description approve lets the learner start the program; reject removes the application */
                action: "approve" | "reject";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program as the learner now has it */
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
    listMyNotes: {
        parameters: {
            query?: {
                /** @description Only the notes of one lesson */
                moduleId?: components["schemas"]["Id"];
                /** @description Only the notes of one product, by its name */
                product?: string;
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
            /** @description Own notes by product, lesson and second */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMyNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInput"];
            };
        };
        responses: {
            /** @description Take a note at a second of a lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
    listMyNoteProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of the products with own notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadMyNotesPdf: {
        parameters: {
            query?: {
                /** @description Only the notes of one lesson */
                moduleId?: components["schemas"]["Id"];
                /** @description Only the notes of one product, by its name */
                product?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own notes as a tagged PDF */
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
    getMyNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One own note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMyNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a note */
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
    updateMyNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        responses: {
            /** @description Change the text of a note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
    listQuestions: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions of a lesson, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    askQuestion: {
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
                "application/json": components["schemas"]["QuestionInput"];
            };
        };
        responses: {
            /** @description Ask a question about a lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuestion: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A question with its responses, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a question out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionChange"];
            };
        };
        responses: {
            /** @description Change an own question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    respondToQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponseInput"];
            };
        };
        responses: {
            /** @description Respond to a question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
                responseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a response out */
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
    updateResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
                responseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponseInput"];
            };
        };
        responses: {
            /** @description Change an own response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    followQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follow a question */
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
    unfollowQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop following a question */
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
                "application/json": components["schemas"]["QuizFeedbackInput"];
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
            409: components["responses"]["Conflict"];
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
    claimHomeworkSubmission: {
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
            /** @description Take a submission to review */
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
    releaseHomeworkSubmission: {
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
            /** @description Give a submission back */
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
    listMentorCohorts: {
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
            /** @description The cohorts somebody reviews, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedCohort"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMySnippets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own feedback snippets, by title */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMySnippet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnippetInput"];
            };
        };
        responses: {
            /** @description Keep a feedback snippet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMySnippet: {
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
                "application/json": components["schemas"]["SnippetInput"];
            };
        };
        responses: {
            /** @description Change a feedback snippet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
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
    deleteMySnippet: {
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
            /** @description Remove a feedback snippet */
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
    getExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exam with how the caller stands in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getExamResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Results of the own completed attempts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamResults"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    tickMyChecklistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChecklistTick"];
            };
        };
        responses: {
            /** @description Tick an item of a practical checklist, or take the tick back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyExams: {
        parameters: {
            query?: {
                kind?: components["schemas"]["AssessmentKind"];
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
            /** @description Exams of the own products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startExamAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamAttemptStart"];
            };
        };
        responses: {
            /** @description Start an attempt, or go on with the open one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAttempt"];
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
    getExamAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                examAttemptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An own attempt, without its key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAttempt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    finishExamAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                examAttemptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamAttemptEnd"];
            };
        };
        responses: {
            /** @description Hand an attempt in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAttempt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveExamAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                examAttemptId: components["schemas"]["Id"];
                examAnswerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamAnswerInput"];
            };
        };
        responses: {
            /** @description Save one answer during the attempt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAnswerReceipt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyMilestones: {
        parameters: {
            query?: {
                /** @description Those of one program */
                moduleId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own milestones of started cohorts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMilestone"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyMilestone: {
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
            /** @description An own milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    submitMilestone: {
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
                "application/json": components["schemas"]["MilestoneAnswer"];
            };
        };
        responses: {
            /** @description Hand in a milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
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
    getMilestoneFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A short-lived address of a handed-in file */
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
    getMyCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the own calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setMyCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedInput"];
            };
        };
        responses: {
            /** @description Open or close the own calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMilestoneSubmissions: {
        parameters: {
            query?: {
                category?: components["schemas"]["MilestoneCategory"];
                /** @description One status or several, comma-joined */
                status?: string;
                productId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
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
            /** @description Milestones handed in to whoever reviews them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneSubmissionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMilestoneSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A learner's milestone for whoever reviews it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedMilestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reviewMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneReview"];
            };
        };
        responses: {
            /** @description A mentor's decision on a learner's milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
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
    claimMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a milestone to review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedMilestone"];
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
    releaseMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Give a milestone back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedMilestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReviewedMilestoneFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A short-lived address of a file that a learner handed in */
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
    listUserMilestones: {
        parameters: {
            query?: {
                cohortId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A learner's milestones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMilestone"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setUserMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                milestoneId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneReview"];
            };
        };
        responses: {
            /** @description Decide on a learner's milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
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
    moveCohortDueDates: {
        parameters: {
            query: {
                action: "extend" | "reset";
            };
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DueDateChange"];
            };
        };
        responses: {
            /** @description Extend or reset the due dates of a cohort */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueDate"][];
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
    createUploadInParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadInPartsRequest"];
            };
        };
        responses: {
            /** @description Begin an upload in parts, or go on with one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadInParts"];
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
    deleteUploadInParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["UploadInPartsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Give up an upload and remove what was sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPartParameters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["UploadInPartsId"];
                number: components["schemas"]["PartNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed form of one part */
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    joinUploadInParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["UploadInPartsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Make the file whole once all its parts have arrived */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadInParts"];
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
                action: "read" | "unread";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mark one as read or unread */
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
    getMySurvey: {
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
            /** @description What a program asks who joins it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Survey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerMySurvey: {
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
                "application/json": components["schemas"]["SurveyInput"];
            };
        };
        responses: {
            /** @description Answer the survey of a program */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Survey"];
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
    recordSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Made up by the page that records */
                recordingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordingBatch"];
            };
        };
        responses: {
            /** @description Taken */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
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
